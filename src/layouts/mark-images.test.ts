import { describe, expect, it } from 'vitest';
import { markImageRules } from './mark-images.ts';

const mark = (url: string) => `<svg class="a" data-mark="${url}"></svg>`;

describe('the rules of a page’s marks', () => {
  it('say once of each address where its drawing comes from', () => {
    expect(markImageRules(mark('/marks/a.svg') + mark('/media/b.mark.png') + mark('/marks/a.svg'))).toBe(
      '[data-mark="/marks/a.svg"]{--mark:url(/marks/a.svg)}[data-mark="/media/b.mark.png"]{--mark:url(/media/b.mark.png)}',
    );
  });

  it('are none where a page has no mark', () => {
    expect(markImageRules('<p>An attribute named data-mark="x" in words</p>'.replaceAll('"', '&quot;'))).toBe('');
  });

  it.each([
    '/a.svg)}&lt;/style&gt;&lt;script&gt;',
    '/a.svg)}body{display:none',
    '/a.svg\\',
    '/a&amp;b.svg',
    '/a b.svg',
    '/a.svg\n',
    '',
  ])('leave out an address that is none of ours: %j', (url) => {
    expect(markImageRules(mark('/marks/b.svg') + mark(url))).toBe(
      '[data-mark="/marks/b.svg"]{--mark:url(/marks/b.svg)}',
    );
  });
});
