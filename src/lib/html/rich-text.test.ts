import { describe, expect, it } from 'vitest';
import { headingsOf, PageNames, safeHtml } from './rich-text.ts';

describe('safeHtml', () => {
  it.each([
    ['<p>Hello<script>alert(1)</script></p>', '<p>Hello</p>'],
    ['<p onclick="x()" style="color:red" class="y">Hello</p>', '<p>Hello</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<img src=x onerror=alert(1)>', null],
    ['<iframe srcdoc="<script>1</script>"></iframe><p>after</p>', '<p>after</p>'],
    ['<svg><script>1</script></svg><p>after</p>', '<p>after</p>'],
    ['<h1>Big</h1>', 'Big'],
    ['<p>open <strong>and never closed', '<p>open <strong>and never closed</strong></p>'],
    ['', null],
    ['   ', null],
  ])('sanitises %j', (html, clean) => {
    expect(safeHtml(html)).toBe(clean);
  });

  it('returns null for values other than strings', () => {
    expect(safeHtml(undefined)).toBeNull();
    expect(safeHtml({ root: {} })).toBeNull();
  });

  it('gives each heading a unique id, also with equal texts', () => {
    expect(safeHtml('<h2>Before &amp; after</h2><h2>Before &amp; after</h2><h2>之前</h2>')).toBe(
      '<h2 id="before-and-after">Before &#x26; after</h2><h2 id="before-and-after-2">Before &#x26; after</h2><h2 id="section"><span lang="zh-HK">之前</span></h2>',
    );
  });

  it.each([
    ['It held. – Head of Digital, Tree', 'It held.<footer>Head of Digital, Tree</footer>'],
    ['<p>It held.</p><p>“Twice.” – Ops</p>', '<p>It held.</p><p>“Twice.”</p><footer>Ops</footer>'],
    ['One copy – and none of either.', 'One copy – and none of either.'],
    ['It held. – We did not. Twice.', 'It held. – We did not. Twice.'],
    ['Held by <b>ten</b>', 'Held by <b>ten</b>'],
    ['刪得對。——數碼部主管，Tree', '刪得對。<footer>數碼部主管，Tree</footer>'],
    ['<p>「刪得對！」—— Ops</p>', '<p>「刪得對！」</p><footer>Ops</footer>'],
    ['一份中文——一份英文。', '一份中文——一份英文。'],
    ['頂住了。——我們沒有。兩次。', '頂住了。——我們沒有。兩次。'],
    ['', ''],
  ])('moves the signature of the quote %j into a footer', (quote, apart) => {
    const withoutLanguages = safeHtml(`<blockquote>${quote}</blockquote>`)?.replaceAll(/<\/?span[^>]*>/g, '');
    expect(withoutLanguages).toBe(`<blockquote>${apart}</blockquote>`);
  });

  it.each([
    ['<p>“中文”, “English”</p>', '<p>“<span lang="zh-HK">中文</span>”, “English”</p>'],
    ['<h2>九號，香港 today</h2>', '<h2 id="今日"><span lang="zh-HK">九號，香港</span> today</h2>'],
    ['<pre><code>title: 中文</code></pre>', '<pre tabindex="0"><code>title: 中文</code></pre>'],
    ['<p>東京の店 in Japanese</p>', '<p>東京の店 in Japanese</p>'],
    ['<p>Plain.</p>', '<p>Plain.</p>'],
  ])('marks the language of Chinese text in %j', (html, expected) => {
    expect(safeHtml(html)?.replace(/ id="[^"]*"/, '')).toBe(expected.replace(/ id="[^"]*"/, ''));
  });

  it('makes links to the own site relative', () => {
    const html =
      '<a href="https://site.example/work">a</a><a href="https://site.example.evil/x">b</a><a href="https://site.example">c</a>';
    expect(safeHtml(html, ['https://site.example'])).toBe(
      '<a href="/work">a</a><a href="https://site.example.evil/x">b</a><a href="/">c</a>',
    );
  });

  it('wraps a table in a focusable frame that scrolls', () => {
    expect(safeHtml('<table><tbody><tr><th scope="col" onclick="x">A</th></tr></tbody></table>')).toBe(
      '<div class="table-frame" tabindex="0" role="region" aria-label="Table 1"><table><tbody><tr><th scope="col">A</th></tr></tbody></table></div>',
    );
  });
});

it('tables have numbered labels, and empty header cells become data cells', () => {
  const html = safeHtml('<table><tr><th></th><th>A</th></tr></table><table><tr><td>B</td></tr></table>');
  expect(html).toContain('aria-label="Table 1"');
  expect(html).toContain('aria-label="Table 2"');
  expect(html).toContain('<td></td><th>A</th>');
});

it('ids and table labels are unique across the texts of one page', () => {
  const names = new PageNames();
  safeHtml('<h2>Prices</h2><table><tr><td>1</td></tr></table>', [], names);
  const second = safeHtml('<h2>Prices</h2><table><tr><td>2</td></tr></table>', [], names);
  expect(second).toContain('id="prices-2"');
  expect(second).toContain('aria-label="Table 2"');
});

it('headingsOf lists the second-level headings of a text', () => {
  const html = safeHtml('<h2>One</h2><p>x</p><h3>Not this</h3><h2>Two <em>and</em> a bit</h2>');
  expect(html && headingsOf(html)).toEqual([
    { id: 'one', text: 'One' },
    { id: 'two-and-a-bit', text: 'Two and a bit' },
  ]);
});
