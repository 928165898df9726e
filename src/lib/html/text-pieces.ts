/**
 * Extracts elements that stand apart from running text, recognised by their markup: large figures
 * in a case's results, and margin notes in an article. Input and output are cleaned HTML.
 */
import type { Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { isElement, textOf } from './rich-text.ts';
import type { SafeHtml } from './safe-html.ts';

const read = (html: SafeHtml): RootContent[] => fromHtml(html, { fragment: true }).children;

function write(children: RootContent[]): SafeHtml | null {
  const root: Root = { type: 'root', children };
  return (toHtml(root).trim() || null) as SafeHtml | null;
}

const figureShape = /^\d[\d.,–-]*%?\+?$/;

/** Figure from a paragraph that begins with bold text. */
export interface Figure {
  /** As written: `2,502`, `100%+`. */
  readonly figure: string;
  /** Rest of the paragraph. */
  readonly html: SafeHtml | null;
}

const mostFigures = 2;

/** Text with its extracted figures. */
export interface Figures {
  readonly figures: readonly Figure[];
  readonly rest: SafeHtml | null;
}

/** Extracts the first paragraphs that begin with a bold figure. */
export function figuresOf(html: SafeHtml): Figures {
  const figures: Figure[] = [];
  const rest = read(html).filter((node) => {
    if (figures.length === mostFigures || !isElement(node) || node.tagName !== 'p') return true;
    const [bold, ...others] = node.children;
    if (!bold || !isElement(bold) || !['strong', 'b'].includes(bold.tagName)) return true;
    const figure = textOf(bold).trim();
    if (!figureShape.test(figure)) return true;
    const follows = { ...node, children: others };
    figures.push({ figure, html: textOf(follows).trim() ? write([follows]) : null });
    return false;
  });
  return { figures, rest: write(rest) };
}

/** Piece of running text, or a note in the margin beside the piece after it. */
export type TextPiece =
  | { readonly kind: 'text' | 'quote'; readonly html: SafeHtml }
  | {
      readonly kind: 'note';
      readonly title: string;
      /** True if the title is a figure, which is set as wide as the margin. */
      readonly isFigure: boolean;
      readonly html: SafeHtml | null;
    };

const noted = ['p', 'ul', 'ol'];

/**
 * Splits a text at its quotes and notes. A note is a fourth-level heading with the paragraph or
 * list after it.
 */
export function piecesOf(html: SafeHtml): TextPiece[] {
  const pieces: TextPiece[] = [];
  let running: RootContent[] = [];
  const endText = (): void => {
    const text = write(running);
    if (text) pieces.push({ kind: 'text', html: text });
    running = [];
  };
  const nodes = read(html).filter((node) => node.type !== 'text' || node.value.trim() !== '');
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index] as RootContent;
    const next = nodes[index + 1];
    if (isElement(node) && node.tagName === 'h4') {
      endText();
      const body = next && isElement(next) && noted.includes(next.tagName) ? next : undefined;
      const title = textOf(node).trim();
      pieces.push({ kind: 'note', title, isFigure: figureShape.test(title), html: body ? write([body]) : null });
      if (body) index += 1;
    } else if (isElement(node) && node.tagName === 'blockquote') {
      endText();
      const quote = write([node]);
      if (quote) pieces.push({ kind: 'quote', html: quote });
    } else {
      running.push(node);
    }
  }
  endText();
  return pieces;
}
