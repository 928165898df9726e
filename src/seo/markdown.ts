import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

type Node = Element['children'][number];
type Parent = Root | Element;

/** Elements without text content. */
const wordless = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'video',
  'audio',
  'iframe',
  'dialog',
  'form',
  'button',
  'input',
  'select',
  'textarea',
  'object',
]);

const isWordless = ({ tagName, properties }: Element): boolean =>
  (wordless.has(tagName) && !(tagName === 'svg' && properties.ariaLabel)) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  // A picture without alternative text is decorative.
  (tagName === 'img' && !properties.alt);

/** Finds the first element with this name in document order. */
function first(node: Parent, tagName: string): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === tagName ? child : first(child, tagName);
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: Parent): string =>
  node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');

const namedContent = (head: Element, name: string): string | undefined => {
  const found = head.children.find(
    (child) => child.type === 'element' && child.tagName === 'meta' && child.properties.name === name,
  );
  return found?.type === 'element' ? String(found.properties.content ?? '') : undefined;
};

const hasWords = (node: Parent): boolean => first(node, 'img') !== undefined || textOf(node).trim() !== '';

function withHost(node: Element, page: URL): Element {
  for (const name of ['href', 'src'] as const) {
    const address = node.properties[name];
    if (typeof address === 'string' && URL.canParse(address, page)) node.properties[name] = new URL(address, page).href;
  }
  return node;
}

/**
 * Inline elements that the page may set on lines of their own: without a space their words would
 * run together.
 */
const setApart = new Set(['span', 'a', 'time', 'b', 'strong', 'small', 'em']);

const isSetApart = (node: Node | undefined): node is Element => node?.type === 'element' && setApart.has(node.tagName);

const wordsOf = (node: Node | undefined): string =>
  node?.type === 'text' ? node.value : node?.type === 'element' ? textOf(node) : '';

/**
 * Reports whether two neighbours need a space between them: not before punctuation, and not inside
 * a word that is partly bold.
 */
const needsGap = (before: Node | undefined, after: Node | undefined): boolean =>
  isSetApart(before) &&
  /\S$/.test(wordsOf(before)) &&
  (isSetApart(after) ? /^[^\s,.;:!?’)]/ : /^\p{Lu}/u).test(wordsOf(after));

/**
 * Replaces elements that Markdown cannot express: labelled drawings by their label, disclosures by
 * plain blocks.
 */
function inWords(node: Element): Node {
  if (node.tagName === 'svg') return { type: 'text', value: `${String(node.properties.ariaLabel)} ` };
  return node.tagName === 'summary' || node.tagName === 'details' ? { ...node, tagName: 'div', properties: {} } : node;
}

/** Keeps the readable content and makes addresses absolute for use outside the site. */
function onlyWords<Kept extends Parent>(node: Kept, page: URL): Kept {
  const children = (node.children as Node[])
    .filter((child) => child.type !== 'element' || !isWordless(child))
    .map((child) => (child.type === 'element' ? inWords(child) : child))
    .map((child) => (child.type === 'element' ? onlyWords(withHost(child, page), page) : child))
    // Drops lists whose items have no text.
    .filter((child) => child.type !== 'element' || !/^(?:li|ul|ol|dd|dt)$/.test(child.tagName) || hasWords(child));
  node.children = children.flatMap((child, index): Node[] =>
    needsGap(children[index - 1], child) ? [{ type: 'text', value: ' ' }, child] : [child],
  ) as typeof node.children;
  return node;
}

/**
 * Converts a rendered page to Markdown: title, description and address first, then the readable
 * content of `main`. Works on the page itself, so that it matches what visitors see.
 *
 * @param html whole document with a `main`
 * @param address absolute address of the page, base of its links and pictures
 * @returns undefined for a page with `noindex`
 */
export function markdownOf(html: string, address: URL): string | undefined {
  const root = fromHtml(html);
  const [head, main] = [first(root, 'head'), first(root, 'main')];
  if (!head || !main || namedContent(head, 'robots')?.includes('noindex')) return undefined;
  const title = first(head, 'title');
  onlyWords(main, address);
  const facts = {
    title: title ? textOf(title) : undefined,
    description: namedContent(head, 'description'),
    url: address.href,
  };
  const words = toMarkdown(toMdast(main), { extensions: [gfmToMarkdown({ tablePipeAlign: false })], bullet: '-' });
  return `---\n${stringify(facts, { lineWidth: 0 })}---\n\n${words}`;
}
