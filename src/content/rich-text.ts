import type { Element, ElementContent, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { partsByLanguage } from '../shared/language.ts';
import type { SafeHtml } from '../shared/safe-html.ts';
import { slugFrom } from '../shared/slug.ts';

/** Everything that an article or a case may hold. What is not named here does not reach a page. */
const allowed: Schema = {
  strip: ['script', 'style', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'form'],
  clobberPrefix: '',
  clobber: [],
  tagNames: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'b',
    'i',
    's',
    'code',
    'pre',
    'sub',
    'sup',
    'a',
    'ul',
    'ol',
    'li',
    'blockquote',
    'cite',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-[a-z0-9-]+$/]],
    ol: ['start'],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row']],
    td: ['colSpan', 'rowSpan'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  required: {},
};

export const isElement = (node: ElementContent | Root['children'][number]): node is Element => node.type === 'element';

export function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/**
 * A wide table scrolls inside its own frame, which the keyboard can reach, instead of widening the
 * page.
 */
const scrollFrame = (table: Element, name: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: name },
  children: [table],
});

/**
 * Links that editors wrote with a full address of this site stay on whichever host serves the page.
 */
function withoutOrigin(href: string, ownOrigins: readonly string[]): string {
  const origin = ownOrigins.find((one) => href === one || href.startsWith(`${one}/`));
  return origin === undefined ? href : href.slice(origin.length) || '/';
}

/**
 * Hands out what may stand only once on a page: ids of headings, and names of tables. One for each
 * page.
 */
export class PageNames {
  readonly #ids = new Set<string>();
  #tables = 0;

  headingId(text: string): string {
    const wanted = slugFrom(text) || 'section';
    let id = wanted;
    for (let n = 2; this.#ids.has(id); n += 1) id = `${wanted}-${n}`;
    this.#ids.add(id);
    return id;
  }

  tableName(): string {
    this.#tables += 1;
    return `Table ${this.#tables}`;
  }
}

/**
 * A quote that ends with its signature, as editors type it: “… at all. – Head of Digital, Tree”.
 */
const signed = /^([\s\S]*[.!?…”’])\s+[–—]\s+([^.!?…]{2,80})$/;

/** The signature of a quote stands on a line of its own. */
function setSignatureApart(quote: Element): void {
  const last = quote.children.findLast((child) => textOf(child).trim() !== '');
  const holder = last && isElement(last) && last.tagName === 'p' ? last : quote;
  const end = holder.children.findLast((child) => textOf(child).trim() !== '');
  const [, words, signature] = (end?.type === 'text' && signed.exec(end.value.trimEnd())) || [];
  if (end?.type !== 'text' || words === undefined || signature === undefined) return;
  end.value = words;
  const footer: Element = {
    type: 'element',
    tagName: 'footer',
    properties: {},
    children: [{ type: 'text', value: signature }],
  };
  quote.children.push(footer);
}

/**
 * Says of the Chinese words in a text that they are Chinese: else they are read aloud as English,
 * and set in whatever comes.
 */
const inTheirLanguages = ({ value }: Text): ElementContent[] =>
  partsByLanguage(value).map(({ text, lang }) =>
    lang
      ? { type: 'element', tagName: 'span', properties: { lang }, children: [{ type: 'text', value: text }] }
      : { type: 'text', value: text },
  );

function finish(root: Root, ownOrigins: readonly string[], names: PageNames): Root {
  const visit = (node: Element | Root): void => {
    const isCode = node.type === 'element' && (node.tagName === 'code' || node.tagName === 'pre');
    node.children = node.children.flatMap((child) => {
      if (child.type === 'text' && !isCode) return inTheirLanguages(child);
      if (!isElement(child)) return child;
      visit(child);
      if (child.tagName === 'h2' || child.tagName === 'h3') {
        child.properties.id = names.headingId(child.children.map(textOf).join(''));
      }
      if (child.tagName === 'blockquote') setSignatureApart(child);
      if (child.tagName === 'pre') child.properties.tabIndex = 0;
      if (child.tagName === 'a' && typeof child.properties.href === 'string') {
        child.properties.href = withoutOrigin(child.properties.href, ownOrigins);
      }
      // The corner over a heading column is often left empty; an empty cell heads nothing.
      if (child.tagName === 'th' && textOf(child).trim() === '') return { ...child, tagName: 'td', properties: {} };
      return child.tagName === 'table' ? scrollFrame(child, names.tableName()) : child;
    }) as typeof node.children;
  };
  visit(root);
  return root;
}

/**
 * Cleans HTML from the content system: an allow-list of elements, attributes and protocols;
 * headings get an id, wide tables a frame to scroll in.
 *
 * @param html as the content system gave it; anything, however broken
 * @param ownOrigins the public origin and that of the content host; links to them become links of
 *   this site
 * @param names what is taken on the page; share one between the texts of a page
 * @returns null when nothing is left to show
 */
export function safeHtml(
  html: unknown,
  ownOrigins: readonly string[] = [],
  names: PageNames = new PageNames(),
): SafeHtml | null {
  if (typeof html !== 'string') return null;
  const clean = sanitize(fromHtml(html, { fragment: true }), allowed) as Root;
  const result = toHtml(finish(clean, ownOrigins, names)).trim();
  return result === '' ? null : (result as SafeHtml);
}

export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** The second-level headings of cleaned HTML, for a table of contents. */
export function headingsOf(html: SafeHtml): Heading[] {
  const { children } = fromHtml(html, { fragment: true });
  return children
    .filter(isElement)
    .filter((node) => node.tagName === 'h2' && typeof node.properties.id === 'string')
    .map((node) => ({ id: String(node.properties.id), text: node.children.map(textOf).join('') }));
}
