import type { BreadcrumbList, ItemList, Thing } from 'schema-dts';

type Node = Exclude<Thing, string>;
type Given = Readonly<Record<string, unknown>>;

/** Types that count as the same: an editor's `BlogPosting` is our `Article`. */
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
 * Returns the nodes of a JSON-LD object; null for other vocabularies than schema.org, which stay
 * unchanged.
 */
function nodesOf(given: Given): Given[] | null {
  const { '@context': context = 'https://schema.org', '@graph': graph, ...node } = given;
  if (typeof context !== 'string' || !/^https?:\/\/schema\.org\/?$/.test(context)) return null;
  return Array.isArray(graph) ? graph.filter(isNode) : [node];
}

/**
 * Merges the structured data of a page: properties given by an editor win, the page's own fill the
 * gaps.
 *
 * @param own data of the page itself
 * @param given parsed data from the content system
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

/** Breadcrumbs with name and path of each step, the page itself last. */
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

/** Structured data of a list in its order; empty for an empty list. */
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
