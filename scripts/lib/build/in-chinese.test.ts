import { expect, it } from 'vitest';
import { inChinese } from './in-chinese.mjs';

it.each([
  ['body text', '420 var(--t-body)', '1.42', 'var(--text)', '1.75'],
  ['a lead', '420 var(--t-lead)', '1.14', 'var(--text)', '1.6'],
  ['a title', '820 var(--t-title)', '1.05', 'var(--title)', '1.3'],
  ['a very large title', '420 clamp(2.7rem,1.3rem + 6vw,9rem)', '0.96', 'var(--text)', '1.15'],
  ['data', '560 var(--t-data)', '1.35', 'var(--data)', '1.5'],
  ['a label of one line', '760 1rem', '1', 'var(--data)', '1'],
  ['figures', '900 9rem', '0.72', 'var(--display)', '0.72'],
])('%s has the line height of Chinese', (_, size, height, family, chinese) => {
  const css = inChinese('a.css', `.a{color:red;font:${size}/${height} ${family}}`);
  expect(css.replace(/\s*\/\s*/, '/')).toContain(`font:${size}/${chinese} ${family}}`);
});

it.each(['inherit', '16px sans-serif', 'var(--panel-read)'])('another font stays as it is: %s', (font) => {
  expect(inChinese('a.css', `.a{font:${font}}`)).toBe(`.a{font:${font}}`);
});

it('Chinese has no tracking and no capitals', () => {
  const css = `.a::before{color:red;letter-spacing:-0.02em}
    @media (width < 48em){.b .c{text-transform:uppercase}.b{color:red}}`;
  expect(inChinese('a.css', css)).toBe('.a:before{color:red}@media (width<48em){.b{color:red}}');
});

it('rules for Chinese words in other text go, and those for a Chinese text stay', () => {
  expect(inChinese('a.css', '.a :lang(zh-HK){color:red}.a:lang(zh){color:#00f}')).toBe('.a:lang(zh){color:#00f}');
});

it('statements break after punctuation, and texts between any two characters', () => {
  expect(inChinese('a.css', '.a{font:420 var(--t-quote)/1 var(--text)}')).toContain('word-break:keep-all');
  expect(inChinese('a.css', '.a{font:420 var(--t-lead)/1.14 var(--text)}')).not.toContain('word-break');
});
