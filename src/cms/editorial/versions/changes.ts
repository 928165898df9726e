import type { FlattenedField } from 'payload';
import { isObject } from '../../../lib/is-object.ts';
import { labelIn, nounIn } from '../../panel/label-in.ts';
import { type PanelI18n, type Say, sayIn } from '../../panel/say.ts';

type Values = Readonly<Record<string, unknown>>;

/** Fields that every save changes. */
const systemsOwn: ReadonlySet<string> = new Set(['hand', 'id', 'createdAt', 'updatedAt', '_status', 'deletedAt']);

/** Changed rows that are named; more are counted. */
const mostNamed = 2;

/** Normalises a value: all empty values are equal, and so is any order of keys. */
function settled(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(settled);
  if (!isObject(value)) return value;
  const kept = Object.entries(value)
    .map(([name, part]) => [name, settled(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => one.localeCompare(other));
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Fingerprint of content, independent of author and time. */
export const printOf = (values: unknown): string =>
  JSON.stringify(
    settled(
      isObject(values) ? Object.fromEntries(Object.entries(values).filter(([name]) => !systemsOwn.has(name))) : values,
    ),
  ) ?? '';

const nounOf = ({ label, name }: { readonly label?: unknown; readonly name: string }, i18n: PanelI18n): string =>
  nounIn(label, i18n) || name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const rowsOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value.filter(isObject) : []);

const kept = (rows: readonly Values[], others: ReadonlyMap<unknown, Values>): unknown[] =>
  rows.map(({ id }) => id).filter((id) => others.has(id));

interface Rows {
  /** `section`, `sections` */
  readonly one: string;
  readonly several: string;
  /** Name of a row, where its block has one. */
  readonly nameOf: (row: Values) => string | undefined;
  readonly say: Say;
}

/** Counts rows (`2 sections`), or names them while they are few. */
function counted(rows: readonly Values[], { one, several, nameOf, say }: Rows): string {
  const names = rows.map(nameOf);
  if (rows.length <= mostNamed && names.every((name) => name !== undefined))
    return names.reduce((first, second) => say('{first} and {second}', { first, second }));
  const count = rows.length;
  return count === 1 ? say('{count} {row}', { count, row: one }) : say('{count} {rows}', { count, rows: several });
}

function changesOfRows(before: unknown, after: unknown, words: Rows): string[] {
  const { say, several } = words;
  const old = new Map(rowsOf(before).map((row) => [row.id, row]));
  const now = new Map(rowsOf(after).map((row) => [row.id, row]));
  const added = [...now].filter(([id]) => !old.has(id)).map(([, row]) => row);
  const gone = [...old].filter(([id]) => !now.has(id)).map(([, row]) => row);
  const changed = [...now].flatMap(([id, row]) => (old.has(id) && printOf(row) !== printOf(old.get(id)) ? [row] : []));
  const moved = kept([...now.values()], old).join() !== kept([...old.values()], now).join();
  return [
    ...(changed.length > 0 ? [counted(changed, words)] : []),
    ...(added.length > 0 ? [say('new: {rows}', { rows: counted(added, words) })] : []),
    ...(gone.length > 0 ? [say('removed: {rows}', { rows: counted(gone, words) })] : []),
    ...(moved ? [say('order of {rows}', { rows: several })] : []),
  ];
}

function changesOfField(field: FlattenedField, before: unknown, after: unknown, i18n: PanelI18n): string[] {
  if (printOf(before) === printOf(after)) return [];
  const say = sayIn(i18n);
  const label = nounOf(field, i18n);
  if (field.type !== 'blocks' && field.type !== 'array') return [label];
  const { labels } = field;
  const blocks = field.type === 'blocks' ? field.blocks : [];
  const nameOf = ({ blockType }: Values): string | undefined =>
    labelIn(blocks.find(({ slug }) => slug === blockType)?.labels?.singular, i18n) || undefined;
  const one = nounIn(labels?.singular, i18n) || say('row');
  const words = { one, several: nounIn(labels?.plural, i18n) || label, nameOf, say };
  const found = changesOfRows(before, after, words);
  return found.length > 0 ? found : [label];
}

/** Describes the differences of two versions: `title`, `2 sections`, `order of sections`. */
export const changesBetween = (
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  i18n: PanelI18n,
): string[] =>
  fields.flatMap((field) =>
    systemsOwn.has(field.name) ? [] : changesOfField(field, before[field.name], after[field.name], i18n),
  );

const most = 4;

/** Joins changes into one line, capitalised: `Title, 2 sections and 3 more`. */
export function inOneLine(changes: readonly string[], say: Say): string {
  const shown = changes.slice(0, most).reduce((some, next) => say('{some}, {next}', { some, next }));
  const capital = `${shown.charAt(0).toUpperCase()}${shown.slice(1)}`;
  const count = changes.length - most;
  return count > 0 ? say('{changes} and {count} more', { changes: capital, count }) : capital;
}
