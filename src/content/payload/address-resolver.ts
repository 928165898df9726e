import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import { type PageRecord, recordAt } from '../../domain/template-addresses.ts';
import { asPublic } from './views.ts';

/** Splits `/work?type=x#y` into its path and the rest. */
function split(address: string): readonly [path: string, rest: string] {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return [path, rest];
}

/**
 * Resolves the addresses on a page to their current targets, one query per collection, so that
 * moved or deleted pages leave no dead links.
 */
export class AddressResolver {
  readonly #payload: Payload;
  readonly #paths: DataLoader<string, boolean>;
  readonly #redirects: DataLoader<string, string | null>;

  /**
   * @param entriesElsewhere another host provides cases, articles and jobs: their addresses cannot
   *   be checked
   */
  constructor(payload: Payload, { entriesElsewhere = false } = {}) {
    this.#payload = payload;
    this.#paths = new DataLoader(async (paths) => {
      const records = paths.map((path) => recordAt(path));
      const asked = records.filter((record) => record && (record.collection === 'pages' || !entriesElsewhere));
      const groups = Map.groupBy(
        asked.filter((record) => record !== undefined),
        ({ collection }) => collection,
      );
      const published = new Map(
        await Promise.all(
          [...groups].map(async ([collection, group]) => [collection, await this.#published(group)] as const),
        ),
      );
      return records.map((record) => !record || (published.get(record.collection)?.has(record.value) ?? true));
    });
    this.#redirects = new DataLoader(async (paths) => {
      const { docs } = await payload.find({
        collection: 'redirects',
        where: { from: { in: [...paths] } },
        pagination: false,
        depth: 0,
        overrideAccess: true,
      });
      const targets = new Map(docs.map(({ from, to }) => [from, to]));
      return paths.map((path) => targets.get(path) ?? null);
    });
  }

  /** @param records records of one collection */
  async #published(records: readonly PageRecord[]): Promise<ReadonlySet<string>> {
    const [first] = records;
    if (!first) return new Set();
    const { collection, column } = first;
    const { docs } = await this.#payload.find({
      ...asPublic,
      collection,
      where: { [column]: { in: records.map(({ value }) => value) } },
      select: { [column]: true },
      pagination: false,
    });
    return new Set(docs.map((record) => String((record as object as Readonly<Record<string, unknown>>)[column])));
  }

  /** Returns the address, or the new one of a moved page; null if there is no page. */
  async find(address: string): Promise<string | null> {
    if (!address.startsWith('/')) return address;
    const [path, rest] = split(address);
    if (await this.#paths.load(path)) return address;
    const target = await this.#redirects.load(path);
    if (target === null) return null;
    if (!target.startsWith('/')) return target;
    return (await this.#paths.load(split(target)[0])) ? target + rest : null;
  }
}
