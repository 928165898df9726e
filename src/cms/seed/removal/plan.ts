import { withoutRows } from '../../../domain/navigation-rows.ts';
import { isListPath } from '../../../domain/template-addresses.ts';
import type { Known } from './known.ts';
import { factsIn, keyOf, type Surveyed } from './survey.ts';

export interface KeptRecord {
  readonly known: Known;
  /** Reason as the end of a sentence: "the page “Home” shows it". */
  readonly because: string;
}

/** Result of removing the sample. */
export interface Plan {
  readonly remove: readonly Surveyed[];
  readonly keep: readonly KeptRecord[];
  /**
   * Addresses that get a plain page, so that the site keeps a home page, a contact page and a
   * privacy page.
   */
  readonly add: readonly string[];
  /** Navigation without dead entries; undefined when it needs no change or was edited. */
  readonly navigation: { readonly id: number; readonly rows: Surveyed['values'] } | undefined;
  /** Names of remaining records with links to removed ones, with the addresses. */
  readonly leading: ReadonlyMap<string, readonly string[]>;
}

/** Looks up records that others depend on. */
class Needs {
  readonly #facts: ReadonlyMap<string, string>;
  readonly #addresses: ReadonlyMap<string, string>;

  constructor(all: ReadonlyMap<string, Surveyed>) {
    const keysBy = (value: (record: Surveyed) => string | undefined) =>
      new Map(
        [...all].flatMap(([key, record]) => {
          const found = value(record);
          return found === undefined ? [] : [[found, key] as const];
        }),
      );
    this.#facts = keysBy(({ collection, values }) => (collection === 'facts' ? String(values.token) : undefined));
    this.#addresses = keysBy(({ address }) => address);
  }

  facts(tokens: Iterable<string>): string[] {
    return [...tokens].flatMap((token) => this.#facts.get(token) ?? []);
  }

  /** A redirect needs its target. Other links do not: the site omits dead ones. */
  of({ collection, shows, says, leadsTo }: Surveyed): readonly (readonly [key: string, verb: string])[] {
    const targets = collection === 'redirects' ? [...leadsTo].flatMap((one) => this.#addresses.get(one) ?? []) : [];
    return [
      ...[...shows].map((key) => [key, 'shows it'] as const),
      ...targets.map((key) => [key, 'leads to it'] as const),
      ...this.facts(says).map((key) => [key, 'says it'] as const),
    ];
  }
}

/**
 * Plans the removal: sample records that were never changed and that no remaining record needs.
 *
 * @param plain addresses of the plain pages, home first
 */
export function planRemoval(
  all: ReadonlyMap<string, Surveyed>,
  known: ReadonlyMap<string, Known>,
  plain: readonly string[],
): Plan {
  const needs = new Needs(all);
  const keep = new Map<string, KeptRecord>();
  for (const [key, one] of known) if (one.changed) keep.set(key, { known: one, because: 'it has been changed' });
  // A remaining record keeps what it needs, and so on.
  const staying = [...all].filter(([key]) => !known.has(key) || keep.has(key)).map(([, record]) => record);
  for (const user of staying) {
    for (const [key, verb] of needs.of(user)) {
      const used = known.get(key);
      if (!used || keep.has(key)) continue;
      keep.set(key, { known: used, because: `${user.name} ${verb}` });
      // Iterating also covers appended elements.
      staying.push(used.record);
    }
  }
  const goes = ([key, { record }]: readonly [string, Known]) => !keep.has(key) && record.collection !== 'navigation';
  const addresses = [...known].filter(goes).flatMap(([, { record }]) => record.address ?? []);
  // Lists answer at their address with or without a composed page.
  const gone = new Set(addresses.filter((address) => !isListPath(address)));
  const answers = [...all.values()].some(({ collection, address }) => collection === 'pages' && address === plain[0]);
  const add = plain.filter((path, index) => gone.has(path) || (index === 0 && !answers));

  const menu = [...known].find(([key, { record }]) => record.collection === 'navigation' && !keep.has(key))?.[1].record;
  /** A plain page lacks the anchors of the page that it replaces. */
  const isDead = (href: string): boolean => {
    const [path = '', place] = href.split('#');
    return gone.has(path) && (place !== undefined || !add.includes(path));
  };
  const rows = menu && withoutRows(menu.values, isDead);
  for (const key of rows ? needs.facts(factsIn(rows)) : []) {
    const used = known.get(key);
    if (used && !keep.has(key)) keep.set(key, { known: used, because: 'the navigation says it' });
  }
  const leading = new Map<string, string[]>();
  for (const { name, leadsTo } of staying) {
    const dead = [...leadsTo].filter(isDead);
    if (dead.length > 0) leading.set(name, dead);
  }
  return {
    remove: [...known].filter(goes).map(([, { record }]) => record),
    keep: [...keep.values()],
    add,
    navigation:
      menu && rows && JSON.stringify(rows) !== JSON.stringify(menu.values) ? { id: menu.id, rows } : undefined,
    leading,
  };
}

const keysOf = (records: readonly Surveyed[]): string[] =>
  records.map(({ collection, id }) => keyOf(collection, id)).sort();

/** Whether two plans are equal. */
export const isSamePlan = (first: Plan, second: Plan): boolean => {
  const listed = ({ remove, keep, add, navigation }: Plan) =>
    JSON.stringify([keysOf(remove), keysOf(keep.map(({ known }) => known.record)), add, navigation]);
  return listed(first) === listed(second);
};
