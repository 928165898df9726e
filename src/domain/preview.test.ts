import { expect, it } from 'vitest';
import { marked, partsFor } from './preview.ts';

it('makes comments of what React wrote, which are nothing to a style sheet', () => {
  const html = '<main><template data-preview-part="row-0"></template><h1>A</h1></main>';
  expect(marked(html)).toBe('<main><!--part:row-0--><h1>A</h1></main>');
});

it('leaves every other template', () => {
  const html = '<template id="a"></template><template data-preview-part="--><script>"></template>';
  expect(marked(html)).toBe(html);
});

it('marks parts only beside a form', () => {
  expect(partsFor({ by: 'panel' })('title')).toBe('<!--part:title-->');
  expect(partsFor({ by: 'link', ends: 'soon', leave: '/' })('title')).toBe('');
  expect(partsFor(undefined)('title')).toBe('');
});
