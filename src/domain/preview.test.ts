import { expect, it } from 'vitest';
import { marked, partsFor } from './preview.ts';

it('the preview turns marker templates into comments', () => {
  const html = '<main><template data-preview-part="row-0"></template><h1>A</h1></main>';
  expect(marked(html)).toBe('<main><!--part:row-0--><h1>A</h1></main>');
});

it('the preview leaves other templates unchanged', () => {
  const html = '<template id="a"></template><template data-preview-part="--><script>"></template>';
  expect(marked(html)).toBe(html);
});

it('the preview marks parts only beside the form of the panel', () => {
  expect(partsFor({ by: 'panel' })('title')).toBe('<!--part:title-->');
  expect(partsFor({ by: 'link', ends: new Date(), leave: '/' })('title')).toBe('');
  expect(partsFor(undefined)('title')).toBe('');
});
