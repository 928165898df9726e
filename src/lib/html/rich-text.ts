import type { Element, ElementContent, Root, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { partsByLanguage } from '../text/language.ts';
import { slugFrom } from '../text/slug.ts';
import type { SafeHtml } from './safe-html.ts';

/** Allow-list for the HTML of articles and cases; everything else is dropped. */
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
 * Wraps a table in a scrollable region that the keyboard can reach, so that wide tables do not
 * widen the page.
 */
const scrollFrame = (table: Element, name: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table-frame'], tabIndex: 0, role: 'region', ariaLabel: name },
  children: [table],
});

/** Makes absolute links to this site relative, so that they stay on the current host. */
function withoutOrigin(href: string, ownOrigins: readonly string[]): string {
  const origin = ownOrigins.find((one) => href === one || href.startsWith(`${one}/`));
  return origin === undefined ? href : href.slice(origin.length) || '/';
}

/** Assigns heading ids and table names that are unique on a page. Create one per page. */
export class PageNames {
  readonly #ids = new Set<string>();
  readonly #tableOf: (number: number) => string;
  #tables = 0;

  /** @param tableOf spoken name of a table by its number */
  constructor(tableOf = (number: number) => `Table ${number}`) {
    this.#tableOf = tableOf;
  }

  headingId(text: string): string {
    const wanted = slugFrom(text) || 'section';
    let id = wanted;
    for (let n = 2; this.#ids.has(id); n += 1) id = `${wanted}-${n}`;
    this.#ids.add(id);
    return id;
  }

  tableName(): string {
    this.#tables += 1;
    return this.#tableOf(this.#tables);
  }
}

/**
 * Matches a quote that ends with its signature: “… at all. – Head of Digital, Tree”, or
 * 「……刪得對。——數碼部主管，Tree」.
 */
const signed = /^([\s\S]*[.!?…”’。！？」』])(?:\s+[–—]\s+|\s*——\s*)([^.!?…。！？]{2,80})$/;

/** Moves the signature of a quote into a footer of its own. */
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
 * Marks Chinese words with `lang`: screen readers would read them as English, and browsers would
 * choose any font.
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
      if (child.tagName === 'blockquote') setSignatureApart(child);
      visit(child);
      if (child.tagName === 'h2' || child.tagName === 'h3') {
        child.properties.id = names.headingId(child.children.map(textOf).join(''));
      }
      if (child.tagName === 'pre') child.properties.tabIndex = 0;
      if (child.tagName === 'a' && typeof child.properties.href === 'string') {
        child.properties.href = withoutOrigin(child.properties.href, ownOrigins);
      }
      // Turns empty header cells into data cells: the corner above a heading column has no meaning.
      if (child.tagName === 'th' && textOf(child).trim() === '') return { ...child, tagName: 'td', properties: {} };
      return child.tagName === 'table' ? scrollFrame(child, names.tableName()) : child;
    }) as typeof node.children;
  };
  visit(root);
  return root;
}

/**
 * Cleans HTML from the content system with an allow-list of elements, attributes and protocols;
 * adds heading ids and scrollable table frames.
 *
 * @param html any value from the content system, however malformed
 * @param ownOrigins public origin and content host; links to them become links of this site
 * @param names used names; share one instance between the texts of a page
 * @returns null if nothing is left
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

/** Returns the second-level headings of cleaned HTML, for a table of contents. */
export function headingsOf(html: SafeHtml): Heading[] {
  const { children } = fromHtml(html, { fragment: true });
  return children
    .filter(isElement)
    .filter((node) => node.tagName === 'h2' && typeof node.properties.id === 'string')
    .map((node) => ({ id: String(node.properties.id), text: node.children.map(textOf).join('') }));
}
