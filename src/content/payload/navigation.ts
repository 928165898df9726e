import type { Payload } from 'payload';
import { words } from '#words';
import { type Lookup, readFields } from '../../blocks/field-type.ts';
import { navigationFields } from '../../blocks/navigation.ts';
import { type Facts, interpolate, interpolateAll } from '../../domain/facts.ts';
import type { Link, Navigation } from '../../domain/navigation.ts';
import { AddressResolver } from './address-resolver.ts';
import { asPublic } from './views.ts';

/**
 * Maximum number of pages that add themselves to the menu of services; visual tests cover this
 * many.
 */
const mostOthers = 6;

/** Lookups that return nothing: the navigation consists of texts and addresses. */
const nothingElse: Omit<Lookup, 'interpolate' | 'address'> = {
  picture: async () => null,
  film: async () => null,
  mark: async () => null,
  record: async () => null,
  work: async () => null,
  featured: async () => [],
};

async function othersOf(payload: Payload, facts: Facts): Promise<Link[]> {
  const { docs } = await payload.find({
    ...asPublic,
    collection: 'pages',
    where: { menuName: { exists: true }, menu: { equals: 'services' } },
    sort: 'menuName',
    limit: mostOthers,
    pagination: false,
    select: { path: true, menuName: true },
  });
  return docs.flatMap(({ path, menuName }) => (menuName ? [{ href: path, label: interpolate(menuName, facts) }] : []));
}

/**
 * Reads header and footer navigation; drops links to pages that are gone.
 *
 * @param entriesElsewhere another host provides cases, articles and jobs
 */
export async function readNavigation(
  payload: Payload,
  facts: Facts,
  { entriesElsewhere = false } = {},
): Promise<Navigation> {
  const addresses = new AddressResolver(payload, { entriesElsewhere });
  const { docs } = await payload.find({ ...asPublic, collection: 'navigation', limit: 1, pagination: false });
  const lookup: Lookup = {
    ...nothingElse,
    interpolate: async (written) => interpolate(written, facts),
    address: (typed) => addresses.find(typed),
  };
  const kept = await readFields(navigationFields, docs[0], lookup);
  if (!kept) return interpolateAll(words.navigation, facts);
  const { header = [], services = [], prices = [], explore = [], legal = [], ...rest } = kept;
  const listed = new Set([...services, ...prices].map(({ href }) => href));
  const others = (await othersOf(payload, facts)).filter(({ href }) => !listed.has(href));
  return { ...rest, header, services, prices, explore, legal, others };
}
