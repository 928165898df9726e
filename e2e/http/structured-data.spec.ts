import Validator from '@adobe/structured-data-validator';
import { fromHtml } from 'hast-util-from-html';
import { addresses } from '../support/preparation/addresses.ts';
import { expect, test } from '../support/test.ts';

interface Node {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

test.describe.configure({ timeout: 120_000 });

/**
 * Properties for programs: addresses, times, durations, codes and names of the vocabulary itself.
 */
const coded = new Set([
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'contentUrl',
  'embedUrl',
  'thumbnailUrl',
  'urlTemplate',
  'datePublished',
  'dateModified',
  'datePosted',
  'validThrough',
  'uploadDate',
  'duration',
  'foundingDate',
  'opens',
  'closes',
  'dayOfWeek',
  'inLanguage',
  'availableLanguage',
  'contactType',
  'priceCurrency',
  'addressCountry',
  'areaServed',
  'employmentType',
  'query-input',
  'value',
]);

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

type Tree = ReturnType<typeof fromHtml>;
type Child = Tree['children'][number];

/** Text of a page that visitors read, or that screen readers announce. */
function readable(node: Tree | Child): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element') {
    if (node.tagName === 'script' || node.tagName === 'style') return '';
    const { alt, ariaLabel, name, content, property } = node.properties;
    const isRead = node.tagName !== 'meta' || name === 'description' || property === 'og:title';
    const texts = [alt, ariaLabel, isRead ? content : ''].filter((text) => typeof text === 'string');
    return `${texts.join(' ')} ${node.children.map(readable).join(' ')}`;
  }
  return 'children' in node ? node.children.map(readable).join(' ') : '';
}

/** Pieces of a text: a description may be HTML, and is compared piece by piece. */
const piecesOf = (text: string): string[] =>
  text
    .split(/<[^>]+>/)
    .map((piece) => plain(piece.replaceAll('&amp;', '&').replaceAll('&#x26;', '&')))
    .filter((piece) => piece !== '');

function textsOf(value: unknown, name: string): string[] {
  if (coded.has(name) || name.startsWith('@')) return [];
  if (typeof value === 'string') return piecesOf(value);
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, key));
}

async function dataOf(
  siteUrl: string,
  address: string,
): Promise<{ readonly text: string; readonly nodes: readonly Node[] }> {
  const html = await (await fetch(siteUrl + address)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const nodes = scripts.flatMap(([, json = '']) => {
    const data = JSON.parse(json) as { readonly '@graph'?: readonly Node[] } & Node;
    expect(data['@context'], address).toBe('https://schema.org');
    return data['@graph'] ?? [data];
  });
  // Words separated by elements stand together in structured data.
  return { text: plain(readable(fromHtml(html))), nodes };
}

/** Types in the structured data of each kind of page. */
const kinds: readonly (readonly [pattern: RegExp, types: readonly string[]])[] = [
  [/^\/$/, ['Corporation', 'ProfessionalService', 'WebSite']],
  [/^\/(?:services\/.+|strategy|web-design|web-development)$/, ['Service']],
  [/^\/services\/(?:ecommerce|seo|shopify-hong-kong)$/, ['Service', 'FAQPage']],
  [/^\/(?:work|insights|jobs)$/, ['ItemList']],
  [/^\/work\/[^?]+$/, ['CreativeWork', 'BreadcrumbList']],
  [/^\/insights\/[^?]+$/, ['Article', 'BreadcrumbList']],
  [/^\/jobs\/[^?]+$/, ['JobPosting', 'BreadcrumbList']],
];

/**
 * Optional fields that the validator would like, for films that end, are broadcast or counted; ours
 * are none of these.
 */
const wished =
  /^Missing field .* \(optional\)$|^One of the following conditions.*(?:ineligibleRegion|interactionStatistic)/;

async function issuesOf(validator: Validator, nodes: readonly Node[]): Promise<string[]> {
  const issues = await validator.validate({ jsonld: Object.groupBy(nodes, (node) => node['@type']) as never });
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' || !wished.test(issueMessage))
    .map(
      ({ issueMessage, severity, path }) => `${severity} ${path.map(({ type }) => type).join(' ')}: ${issueMessage}`,
    );
}

test('V11: the validator reports a job without an employer', async () => {
  const job = { '@type': 'JobPosting', title: 'Keeper', description: 'Keep it lit.', datePosted: '2026-01-01' };
  expect((await issuesOf(new Validator(), [job])).join('\n')).toContain('"hiringOrganization" is missing');
});

test('V11: each kind of page has valid structured data of its types', async ({ siteUrl }) => {
  const validator = new Validator();
  for (const address of addresses) {
    const { nodes } = await dataOf(siteUrl, address);
    const types = nodes.map((node) => node['@type']);
    for (const [pattern, expected] of kinds)
      if (pattern.test(address)) expect(types, address).toEqual(expect.arrayContaining([...expected]));
    expect.soft(await issuesOf(validator, nodes), address).toEqual([]);
  }
});

test('V11: every text of the structured data is also on its page', async ({ siteUrl }) => {
  for (const address of addresses) {
    const { text, nodes } = await dataOf(siteUrl, address);
    const together = text.replaceAll(' ', '');
    // One line of an address or a list of benefits may be several on the page.
    const isThere = (one: string): boolean =>
      one.split(', ').every((part) => together.includes(part.replaceAll(' ', '')));
    const missing = nodes.flatMap((node) => textsOf(node, '')).filter((one) => !isThere(one));
    expect.soft([...new Set(missing)], address).toEqual([]);
  }
});

test('V11: structured data with a rating contains its reviews', async ({ siteUrl }) => {
  for (const address of addresses) {
    const { nodes } = await dataOf(siteUrl, address);
    for (const node of nodes) {
      const { aggregateRating, review } = node as { aggregateRating?: { reviewCount: number }; review?: unknown[] };
      if (aggregateRating) expect(review?.length, address).toBeGreaterThanOrEqual(aggregateRating.reviewCount);
    }
  }
});
