import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { stringify } from 'yaml';

type Node = Element['children'][number];
type Parent = Root | Element;

/** What is for eyes, hands and programs, and says nothing in words. */
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
  // A picture that says nothing to those who do not see it.
  (tagName === 'img' && !properties.alt);

/** The first element of this name, in the order of the page. */
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
 * What stands one below the other on the page, and in one line of HTML: without a gap its words
 * would run together.
 */
const setApart = new Set(['span', 'a', 'time', 'b', 'strong', 'small', 'em']);

const isSetApart = (node: Node | undefined): node is Element => node?.type === 'element' && setApart.has(node.tagName);

const wordsOf = (node: Node | undefined): string =>
  node?.type === 'text' ? node.value : node?.type === 'element' ? textOf(node) : '';

/**
 * Whether two neighbours need a gap: a comma that stands by itself needs none before it, and a word
 * in bold none inside a word.
 */
const needsGap = (before: Node | undefined, after: Node | undefined): boolean =>
  isSetApart(before) &&
  /\S$/.test(wordsOf(before)) &&
  (isSetApart(after) ? /^[^\s,.;:!?’)]/ : /^\p{Lu}/u).test(wordsOf(after));

/**
 * What has its own name in a form that says nothing in words: a drawn mark of a partner, a row that
 * opens.
 */
function inWords(node: Element): Node {
  if (node.tagName === 'svg') return { type: 'text', value: `${String(node.properties.ariaLabel)} ` };
  return node.tagName === 'summary' || node.tagName === 'details' ? { ...node, tagName: 'div', properties: {} } : node;
}

/**
 * Leaves the words, and gives every address its host: what is read elsewhere has none of its own.
 */
function onlyWords<Kept extends Parent>(node: Kept, page: URL): Kept {
  const children = (node.children as Node[])
    .filter((child) => child.type !== 'element' || !isWordless(child))
    .map((child) => (child.type === 'element' ? inWords(child) : child))
    .map((child) => (child.type === 'element' ? onlyWords(withHost(child, page), page) : child))
    // A list of marks that nobody can read is no list.
    .filter((child) => child.type !== 'element' || !/^(?:li|ul|ol|dd|dt)$/.test(child.tagName) || hasWords(child));
  node.children = children.flatMap((child, index): Node[] =>
    needsGap(children[index - 1], child) ? [{ type: 'text', value: ' ' }, child] : [child],
  ) as typeof node.children;
  return node;
}

/**
 * The words of a finished page as Markdown: title, description and address in front, then
 * everything of its middle that can be read. It is made from the page itself, so that it says what
 * visitors see, whatever a page is composed of.
 *
 * @param html a whole document with a `main`
 * @param address the page's own, with its host: links and pictures lead there
 * @returns undefined for a page that keeps itself out of search engines
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
