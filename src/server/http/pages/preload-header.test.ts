import { describe, expect, it } from 'vitest';
import { moveToPreloadHeader } from './preload-header.ts';

describe('moveToPreloadHeader', () => {
  it('moves preload elements into a Link header', () => {
    const { html, link } = moveToPreloadHeader(
      '<head><title>A page</title> <link rel="preload" href="/_astro/one.woff2" as="font" type="font/woff2" crossorigin>' +
        '<link rel="preload" href="/_astro/two.woff2" as="font" type="font/woff2" crossorigin/> <link rel="icon" href="/favicon.svg"></head>',
    );
    expect(html).toBe('<head><title>A page</title> <link rel="icon" href="/favicon.svg"></head>');
    expect(link).toBe(
      '</_astro/one.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin, ' +
        '</_astro/two.woff2>; rel="preload"; as="font"; type="font/woff2"; crossorigin',
    );
  });

  it('leaves a page without preload elements unchanged', () => {
    const html = '<head><link rel="stylesheet" href="/preload.css"></head>';
    expect(moveToPreloadHeader(html)).toEqual({ html, link: undefined });
  });

  it('ignores preload elements inside attributes', () => {
    const html =
      '<meta content="On <link rel=&#34;preload&#34; href=&#34;//elsewhere.example/a.js&#34; as=&#34;script&#34;>"><meta content="<link rel=preload href=//elsewhere.example/a.js as=script>">';
    expect(moveToPreloadHeader(html)).toEqual({ html, link: undefined });
  });
});
