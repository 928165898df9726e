import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { EntryHead, HeadTag } from '../domain/content.ts';

/** Head elements and attributes that editors may add; everything else is dropped. */
const allowedAttributes = {
  meta: ['name', 'property', 'content'],
  link: ['rel', 'href', 'hrefLang'],
} as const;

const allowedMetaNames = /^(description|author|robots|og:[a-z:_]+|article:[a-z_]+|twitter:[a-z:_]+)$/;
const allowedLinkRelations = /^(canonical|alternate|author|license)$/;

const attributeNames: Readonly<Record<string, string>> = { hrefLang: 'hreflang' };

function elementsOf(html: unknown): Element[] {
  if (typeof html !== 'string') return [];
  const root: Root = fromHtml(html, { fragment: true });
  return root.children.filter((node): node is Element => node.type === 'element');
}

const textOf = (element: Element): string =>
  element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/**
 * Origins that the content system may use for itself in head tags, and the public origin that
 * replaces them.
 */
export interface HostReplacement {
  readonly from: readonly string[];
  readonly to: string;
}

function replaceHosts(text: string, { from, to }: HostReplacement): string {
  return from.reduce((result, origin) => result.replaceAll(`${origin}/`, `${to}/`).replaceAll(origin, to), text);
}

function headTag(element: Element, hosts: HostReplacement): HeadTag | null {
  if (element.tagName !== 'meta' && element.tagName !== 'link') return null;
  const attributes: Record<string, string> = {};
  for (const name of allowedAttributes[element.tagName]) {
    const value = element.properties[name];
    if (value === undefined || value === null) continue;
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    attributes[attributeNames[name] ?? name] = replaceHosts(text, hosts);
  }
  if (element.tagName === 'meta') {
    const name = attributes.name ?? attributes.property ?? '';
    return allowedMetaNames.test(name) && attributes.content !== undefined ? { tag: 'meta', attributes } : null;
  }
  const safe = allowedLinkRelations.test(attributes.rel ?? '') && /^(https?:\/\/|\/)/.test(attributes.href ?? '');
  return safe ? { tag: 'link', attributes } : null;
}

function jsonObject(text: string, hosts: HostReplacement): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(replaceHosts(text, hosts));
    return (Array.isArray(value) ? value : [value]).filter(
      (one): one is Record<string, unknown> => typeof one === 'object' && one !== null && !Array.isArray(one),
    );
  } catch {
    // Drops invalid JSON-LD, which search engines would report as an error.
    return [];
  }
}

/** Returns the allowed head tags of an editor's HTML; everything else is dropped. */
export const safeHeadTags = (html: unknown, hosts: HostReplacement): HeadTag[] =>
  elementsOf(html)
    .map((element) => headTag(element, hosts))
    .filter((tag) => tag !== null);

/**
 * Parses the three SEO containers of an entry, HTML strings of any quality, into data for a page
 * head.
 */
export function entryHead(seomatic: unknown, hosts: HostReplacement): EntryHead {
  const containers = (typeof seomatic === 'object' && seomatic !== null ? seomatic : {}) as Record<string, unknown>;
  const title = elementsOf(containers.metaTitleContainer).find((element) => element.tagName === 'title');
  const tags = safeHeadTags(containers.metaTagContainer, hosts);
  const description = tags.find(({ attributes }) => attributes.name === 'description');
  const jsonLd = elementsOf(containers.metaJsonLdContainer)
    .filter(({ tagName, properties }) => tagName === 'script' && properties.type === 'application/ld+json')
    .flatMap((element) => jsonObject(textOf(element), hosts));
  return {
    title: title ? textOf(title).trim() || null : null,
    description: description?.attributes.content?.trim() || null,
    tags: tags.filter((tag) => tag !== description && tag.attributes.rel !== 'canonical'),
    jsonLd,
  };
}
