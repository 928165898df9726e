import type { BreadcrumbList, ItemList, Thing } from 'schema-dts';

type Node = Exclude<Thing, string>;
type Given = Readonly<Record<string, unknown>>;

/** Kinds of data that say the same of a page: an editor's `BlogPosting` is our `Article`. */
const sameKind: Readonly<Record<string, string>> = {
  BlogPosting: 'Article',
  NewsArticle: 'Article',
  TechArticle: 'Article',
};

const kindOf = (node: unknown): string => {
  const type = String((node as Given)['@type'] ?? '');
  return sameKind[type] ?? type;
};

const isNode = (value: unknown): value is Given => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The nodes of one JSON-LD object; null when it speaks another vocabulary than schema.org, and is
 * left as it is.
 */
function nodesOf(given: Given): Given[] | null {
  const { '@context': context = 'https://schema.org', '@graph': graph, ...node } = given;
  if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) return null;
  return Array.isArray(graph) ? graph.filter(isNode) : [node];
}

/**
 * The structured data of a page. What an editor gave wins, property by property; what only the page
 * knows completes it.
 *
 * @param own what the page knows of itself
 * @param given what came from the content system, already parsed
 */
export function pageData(own: readonly Node[], given: readonly Given[] = []): object[] {
  const foreign = given.filter((one) => nodesOf(one) === null);
  const left = new Set(given.flatMap((one) => nodesOf(one) ?? []));
  const completed = own.map((node) => {
    const same = [...left].find((one) => kindOf(one) === kindOf(node));
    if (!same) return node;
    left.delete(same);
    return { ...(node as unknown as Given), ...same };
  });
  return [{ '@context': 'https://schema.org', '@graph': [...completed, ...left] }, ...foreign];
}

/** Where a page lies: each step with its name and path, the page itself last. */
export function breadcrumbs(
  site: URL | undefined,
  steps: readonly (readonly [name: string, path: string])[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/** What a list shows, in its order; nothing for an empty one. */
export function listData(
  site: URL | undefined,
  name: string,
  path: string,
  entries: readonly { readonly name: string; readonly path: string }[],
): object[] {
  if (entries.length === 0) return [];
  const list: ItemList = {
    '@type': 'ItemList',
    name,
    url: new URL(path, site).href,
    numberOfItems: entries.length,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.name,
      url: new URL(entry.path, site).href,
    })),
  };
  return pageData([list]);
}
