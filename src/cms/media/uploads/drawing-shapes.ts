import { optimize } from 'svgo';

interface Element {
  readonly type: 'element';
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

type Node = Element | { readonly type: 'text' | 'cdata' | 'comment' | 'doctype' | 'instruction' };

/** Drawing reduced to shapes, or the reason why it was refused, as a sentence. */
export type Shapes =
  | { readonly shapes: string; readonly box: readonly [x: number, y: number, width: number, height: number] }
  | { readonly refused: string; readonly values?: Readonly<Record<string, string>> };

class Refused extends Error {
  readonly values: Readonly<Record<string, string>> | undefined;

  /** @param values of the placeholders in the reason */
  constructor(reason: string, values?: Readonly<Record<string, string>>) {
    super(reason);
    this.values = values;
  }
}

const mostShapes = 1000;
const mostDepth = 40;
const largest = 100_000;

/** Elements that are kept, with their geometric attributes. */
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

/** Other attributes that are kept. Dashes are not: rendering a million of them takes minutes. */
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

/** Numbers, path commands and transform functions; excludes URLs and quotation marks. */
const plain = /^[-+.,\w\s()%]*$/;

/**
 * Elements that are invisible themselves and are dropped. Any other unknown element is visible, and
 * the drawing is refused with its name.
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
  const paint = value?.trim() ?? '';
  if (paint === '' || paint === 'inherit') return around;
  if (paint === 'none' || paint === 'transparent') return 'none';
  return white.test(paint) ? 'white' : 'ink';
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
 * Clips of one rectangle: most programs clip a drawing to its frame, which changes nothing visible.
 */
function framesIn(nodes: readonly Node[]): string[] {
  return elementsIn(nodes).flatMap(({ name, attributes, children }) => {
    if (name !== 'clipPath') return framesIn(children);
    const [clip, ...more] = elementsIn(children);
    return attributes.id && clip?.name === 'rect' && more.length === 0 ? [`url(#${attributes.id})`] : [];
  });
}

/** Copies the allowed elements and attributes of a drawing and nothing else (allowlist). */
class Copy {
  readonly #paints = new Set<Paint>();
  readonly #frames: ReadonlySet<string>;
  #shapes = 0;

  constructor(frames: readonly string[]) {
    this.#frames = new Set(['none', ...frames]);
  }

  /** Marks are drawn in one ink, so white shapes on others would disappear. */
  check(): void {
    if (this.#shapes === 0) throw new Refused('Nothing is drawn in this file.');
    if (this.#paints.has('white') && this.#paints.has('ink'))
      throw new Refused(
        'Logos are shown in one colour, and this drawing has white shapes on others: they would fill up. Cut them out of the shapes below, or upload a picture with its own colours.',
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
    // Turns the root into a group.
    if (name === 'g' || name === 'svg')
      return `<g${kept}>${this.all(children, { depth: around.depth + 1, fill, stroke })}</g>`;
    this.#shapes += 1;
    if (this.#shapes > mostShapes)
      throw new Refused('This drawing has over {most} shapes. Simplify it, or upload a picture.', {
        most: String(mostShapes),
      });
    for (const paint of [fill, stroke]) this.#paints.add(paint);
    return `<${name}${kept}/>`;
  }

  all(nodes: readonly Node[], around: Around): string {
    return elementsIn(nodes)
      .map((child) => {
        if (places.has(child.name)) return this.of(child, around);
        // Prefixed elements come from the drawing program.
        if (unseen.has(child.name) || child.name.includes(':')) return '';
        throw new Refused(
          'This drawing has a part that cannot be kept ({name}). Turn all of it into plain shapes, letters into outlines, then upload it again.',
          { name: child.name },
        );
      })
      .join('');
  }

  #attributes(given: Element['attributes'], place: readonly string[], paints: Pick<Around, 'fill' | 'stroke'>): string {
    const kept = [...place, ...manners].flatMap((name) => {
      const value = given[name];
      return value !== undefined && plain.test(value) ? [[name, value]] : [];
    });
    // Set on every shape, so that none inherits its paint.
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

/** Reduces an SVG to its shapes, in `currentColor`. */
export function shapesOf(bytes: Buffer): Shapes {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  // Entities are not needed for drawings and can expand to fill all memory.
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
        // Moves rules of style sheets into attributes of the shapes.
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        copies,
      ],
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error.message, ...(error.values && { values: error.values }) };
  }
  return found;
}
