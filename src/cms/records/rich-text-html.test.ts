import { expect, it } from 'vitest';
import { richTextHtml } from './rich-text-html.ts';

const words = (text: string) => ({ type: 'text', text, format: 0, version: 1 });
const linebreak = { type: 'linebreak', version: 1 };
const paragraph = (...children: object[]) => ({ type: 'paragraph', children, version: 1 });
const htmlOf = (...children: object[]) => richTextHtml({ root: { type: 'root', children, version: 1 } });

it('paragraphs without text are left out', () => {
  const empty = [paragraph(), paragraph(words('  ')), paragraph(words('\u00a0'), linebreak)];
  expect(htmlOf(...empty, paragraph(words('One.')), ...empty, paragraph(words('Two.')), ...empty)).toBe(
    '<p>One.</p><p>Two.</p>',
  );
  expect(htmlOf(...empty)).toBeNull();
});

it('code inside a paragraph is rendered as a block after its text', () => {
  const code = { type: 'block', fields: { blockType: 'Code', code: 'a', language: 'js' }, version: 2 };
  expect(htmlOf(paragraph(code), paragraph(words('One.'), code))).toBe(
    ['', '<p>One.</p>'].map((before) => `${before}<pre><code class="language-js">a</code></pre>`).join(''),
  );
});

it('line breaks between words and empty table cells are kept', () => {
  expect(htmlOf(paragraph(words('One,'), linebreak, words('two.')))).toBe('<p>One,<br />two.</p>');
  const cell = { type: 'tablecell', headerState: 0, children: [paragraph()], version: 1 };
  const table = { type: 'table', children: [{ type: 'tablerow', children: [cell], version: 1 }], version: 1 };
  expect(htmlOf(table)).toBe('<table><tbody><tr><td></td></tr></tbody></table>');
});
