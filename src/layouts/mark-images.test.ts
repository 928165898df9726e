import { describe, expect, it } from 'vitest';
import { markImageRules } from './mark-images.ts';

const mark = (url: string) => `<svg class="a" data-mark="${url}"></svg>`;

describe('the CSS rules of the logos of a page', () => {
  it('set each image address once', () => {
    expect(markImageRules(mark('/marks/a.svg') + mark('/media/b.mark.png') + mark('/marks/a.svg'))).toBe(
      '[data-mark="/marks/a.svg"]{--mark:url(/marks/a.svg)}[data-mark="/media/b.mark.png"]{--mark:url(/media/b.mark.png)}',
    );
  });

  it('are empty for a page without logos', () => {
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
  ])('leave out the unsafe address %j', (url) => {
    expect(markImageRules(mark('/marks/b.svg') + mark(url))).toBe(
      '[data-mark="/marks/b.svg"]{--mark:url(/marks/b.svg)}',
    );
  });
});
