import { describe, expect, it } from 'vitest';
import { safeHtml } from './rich-text.ts';
import { figuresOf, piecesOf } from './text-pieces.ts';

const clean = (html: string) => {
  const safe = safeHtml(html);
  if (!safe) throw new Error('The HTML is empty after sanitising.');
  return safe;
};

describe('the figures of a text', () => {
  it('are the first two bold numbers at the beginning of a paragraph', () => {
    const { figures, rest } = figuresOf(
      clean(
        '<p><strong>2,502</strong> carpets.</p><p>And <strong>7</strong> more.</p><p><strong>100%+</strong> rise.</p><p><strong>3</strong> left.</p>',
      ),
    );
    expect(figures).toEqual([
      { figure: '2,502', html: '<p> carpets.</p>' },
      { figure: '100%+', html: '<p> rise.</p>' },
    ]);
    expect(rest).toBe('<p>And <strong>7</strong> more.</p><p><strong>3</strong> left.</p>');
  });

  it('do not include bold words or list items', () => {
    const html = clean('<p><strong>Never</strong> again.</p><ul><li><strong>12</strong></li></ul>');
    expect(figuresOf(html)).toEqual({ figures: [], rest: html });
    expect(figuresOf(clean('<p><strong>15%</strong></p>'))).toEqual({
      figures: [{ figure: '15%', html: null }],
      rest: null,
    });
  });
});

describe('the pieces of a text', () => {
  it('are its running text, notes and quotes in order', () => {
    const pieces = piecesOf(
      clean(
        '<p>One.</p><h4>Matching</h4><p>You <b>pay</b>.</p><p>Two.</p><blockquote><p>Said.</p></blockquote><h4>75%</h4><h2>Next</h2>',
      ),
    );
    expect(pieces).toEqual([
      { kind: 'text', html: '<p>One.</p>' },
      { kind: 'note', title: 'Matching', isFigure: false, html: '<p>You <b>pay</b>.</p>' },
      { kind: 'text', html: '<p>Two.</p>' },
      { kind: 'quote', html: '<blockquote><p>Said.</p></blockquote>' },
      { kind: 'note', title: '75%', isFigure: true, html: null },
      { kind: 'text', html: '<h2 id="next">Next</h2>' },
    ]);
  });
});
