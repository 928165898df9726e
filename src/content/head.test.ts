import { describe, expect, it } from 'vitest';
import { entryHead } from './head.ts';

const hosts = { from: ['https://admin.example'], to: 'https://www.example' };

describe('entryHead', () => {
  it('reads title, description, tags and structured data', () => {
    const head = entryHead(
      {
        metaTitleContainer: '<title>Tai Ping &amp; co</title>',
        metaTagContainer:
          '<meta name="description" content="A case."><meta property="og:title" content="Tai Ping"><link rel="canonical" href="https://admin.example/work/tai-ping"><link rel="alternate" hreflang="zh" href="https://admin.example/zh">',
        metaJsonLdContainer:
          '<script type="application/ld+json">{"@type":"CreativeWork","url":"https://admin.example/work"}</script>',
      },
      hosts,
    );
    expect(head.title).toBe('Tai Ping & co');
    expect(head.description).toBe('A case.');
    expect(head.tags).toEqual([
      { tag: 'meta', attributes: { property: 'og:title', content: 'Tai Ping' } },
      { tag: 'link', attributes: { rel: 'alternate', href: 'https://www.example/zh', hreflang: 'zh' } },
    ]);
    expect(head.jsonLd).toEqual([{ '@type': 'CreativeWork', url: 'https://www.example/work' }]);
  });

  it('drops tags and attributes that run scripts, redirect or load resources', () => {
    const head = entryHead(
      {
        metaTagContainer:
          '<meta http-equiv="refresh" content="0;url=https://evil.example"><script>alert(1)</script><base href="https://evil.example"><meta name="description" content="x" onload="y"><style>*{}</style><link rel="stylesheet" href="https://evil.example/x.css"><link rel="author" href="javascript:alert(1)">',
        metaJsonLdContainer: '<script>alert(1)</script><script type="application/ld+json">{broken</script>',
      },
      hosts,
    );
    expect(head).toEqual({ title: null, description: 'x', tags: [], jsonLd: [] });
  });

  it.each([undefined, null, 'text', 7, {}])('returns an empty head for %j', (seomatic) => {
    expect(entryHead(seomatic, hosts)).toEqual({ title: null, description: null, tags: [], jsonLd: [] });
  });
});
