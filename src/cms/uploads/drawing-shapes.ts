import { optimize } from 'svgo';

interface Element {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

type Node = Element | { readonly type: 'text' | 'cdata' | 'comment' | 'doctype' | 'instruction' };

/** A drawing that is nothing but shapes, or why it cannot be one, in a sentence. */
export type Shapes =
  | { readonly shapes: string; readonly box: readonly [x: number, y: number, width: number, height: number] }
  | { readonly refused: string };

class Refused extends Error {}

const mostShapes = 1000;
const mostDepth = 40;
const largest = 100_000;

/** The only elements that are kept, and what says of them where they lie. */
const places: ReadonlyMap<string, readonly string[]> = new Map([
  ['g', []],
  ['path', ['d']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polyline', ['points']],
  ['polygon', ['points']],
]);

/**
 * The only other attributes that are kept. Dashes are not: drawing a million of them takes minutes.
 */
const manners = [
  'transform',
  'fill-rule',
  'fill-opacity',
  'opacity',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-opacity',
];

/**
 * Numbers, commands of a path, functions of a transform. Nothing that could name an address or end
 * an attribute.
 */
const plain = /^[-+.,\w\s()%]*$/;

/**
 * What shows nothing by itself. Whatever else is not kept would be missed, so it is refused by its
 * name.
 */
const unseen: ReadonlySet<string> = new Set([
  'title',
  'desc',
  'metadata',
  'defs',
  'style',
  'script',
  'linearGradient',
  'radialGradient',
  'clipPath',
  'filter',
  'marker',
  'pattern',
  'symbol',
  'mask',
  'view',
  'cursor',
  'font',
  'handler',
  'listener',
  'animate',
  'animateColor',
  'animateMotion',
  'animateTransform',
  'set',
  'discard',
]);

const white = /^(?:white|#f{3,4}|#f{6}|#f{8}|rgba?\(\s*255\s*,\s*255\s*,\s*255.*\))$/i;

type Paint = 'none' | 'ink' | 'white';

const paintOf = (value: string | undefined, around: Paint): Paint => {
  const said = value?.trim() ?? '';
  if (said === '' || said === 'inherit') return around;
  if (said === 'none' || said === 'transparent') return 'none';
  return white.test(said) ? 'white' : 'ink';
};

interface Around {
  readonly depth: number;
  readonly fill: Paint;
  readonly stroke: Paint;
}

const isHidden = ({ display, visibility }: Element['attributes']): boolean =>
  display === 'none' || visibility === 'hidden' || visibility === 'collapse';

const elementsIn = (nodes: readonly Node[]): Element[] => nodes.filter((node) => node.type === 'element');

/**
 * Clips that are one rectangle: most programs clip each drawing to its frame, and without that it
 * looks the same.
 */
function framesIn(nodes: readonly Node[]): string[] {
  return elementsIn(nodes).flatMap(({ name, attributes, children }) => {
    if (name !== 'clipPath') return framesIn(children);
    const [clip, ...more] = elementsIn(children);
    return attributes.id && clip?.name === 'rect' && more.length === 0 ? [`url(#${attributes.id})`] : [];
  });
}

/**
 * Copies what may be kept of a drawing, and nothing else: whatever is not named here does not
 * exist.
 */
class Copy {
  readonly #paints = new Set<Paint>();
  readonly #frames: ReadonlySet<string>;
  #shapes = 0;

  constructor(frames: readonly string[]) {
    this.#frames = new Set(['none', ...frames]);
  }

  /**
   * All shapes are drawn in one ink, in which what was white on something else could not be told
   * from it.
   */
  check(): void {
    if (this.#shapes === 0) throw new Refused('Nothing is drawn in this file.');
    if (this.#paints.has('white') && this.#paints.has('ink'))
      throw new Refused(
        'Marks are shown in one ink, and this drawing has white shapes on others: they would fill up. Cut them out of what lies below, or upload a picture with its own colours.',
      );
  }

  of(element: Element, around: Around): string {
    const { name, attributes, children } = element;
    if (isHidden(attributes)) return '';
    const { mask = 'none', 'clip-path': clip = 'none' } = attributes;
    if (mask !== 'none' || !this.#frames.has(clip))
      throw new Refused(
        'Something in this drawing is masked or clipped. Turn all of it into plain shapes, then upload it again.',
      );
    if (around.depth > mostDepth) throw new Refused('This drawing has too many groups inside one another.');
    const fill = paintOf(attributes.fill, around.fill);
    const stroke = paintOf(attributes.stroke, around.stroke);
    const kept = this.#attributes(attributes, places.get(name) ?? [], { fill, stroke });
    // The outermost becomes a group.
    if (name === 'g' || name === 'svg')
      return `<g${kept}>${this.all(children, { depth: around.depth + 1, fill, stroke })}</g>`;
    this.#shapes += 1;
    if (this.#shapes > mostShapes)
      throw new Refused(`This drawing has over ${mostShapes} shapes. Simplify it, or upload a picture.`);
    for (const paint of [fill, stroke]) this.#paints.add(paint);
    return `<${name}${kept}/>`;
  }

  all(nodes: readonly Node[], around: Around): string {
    return elementsIn(nodes)
      .map((child) => {
        if (places.has(child.name)) return this.of(child, around);
        // What has a prefix is of some program that made the drawing.
        if (unseen.has(child.name) || child.name.includes(':')) return '';
        throw new Refused(
          `This drawing has a part that cannot be kept (${child.name}). Turn all of it into plain shapes, letters into outlines, then upload it again.`,
        );
      })
      .join('');
  }

  #attributes(given: Element['attributes'], place: readonly string[], paints: Pick<Around, 'fill' | 'stroke'>): string {
    const kept = [...place, ...manners].flatMap((name) => {
      const value = given[name];
      return value !== undefined && plain.test(value) ? [[name, value]] : [];
    });
    // Said of every shape, so that none depends on what is around it.
    const painted = Object.entries(paints).map(([name, paint]) => [name, paint === 'none' ? 'none' : 'currentColor']);
    return [...kept, ...painted].map(([name, value]) => ` ${name}="${value}"`).join('');
  }
}

function boxOf({ viewBox }: Element['attributes']) {
  if (viewBox === undefined)
    throw new Refused('This drawing does not say how large it is: it lacks a viewBox. Export it again with one.');
  const [x = NaN, y = NaN, width = NaN, height = NaN, ...more] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const numbers = [x, y, width, height];
  const isBox = more.length === 0 && numbers.every((one) => Math.abs(one) <= largest) && width > 0 && height > 0;
  if (!isBox) throw new Refused('The viewBox of this drawing is not one that can be drawn. Export it again.');
  return [x, y, width, height] as const;
}

function copyOf(root: Element): Shapes {
  const box = boxOf(root.attributes);
  const copy = new Copy(framesIn(root.children));
  const shapes = copy.of(root, { depth: 0, fill: 'ink', stroke: 'none' });
  copy.check();
  return { shapes, box };
}

/** A drawing as its shapes alone, in the colour of the text. */
export function shapesOf(bytes: Buffer): Shapes {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Words of its own that stand for others: nothing that is drawn needs them, and they can be made
  // to fill all memory.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text))
    return { refused: 'This file begins with definitions of its own (DOCTYPE). Export it as a plain SVG.' };
  let found: Shapes = { refused: 'This is no SVG drawing.' };
  const copies = {
    name: 'copies',
    fn: ({ children }: { readonly children: readonly Node[] }) => {
      const root = children.find((node) => node.type === 'element');
      if (root?.name === 'svg') found = copyOf(root);
      return null;
    },
  };
  try {
    optimize(text, {
      plugins: [
        // What a style sheet says of shapes becomes theirs.
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        copies,
      ],
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error.message };
  }
  return found;
}
