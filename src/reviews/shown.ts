import { createHash } from 'node:crypto';
import type { SanitizedCollectionConfig } from 'payload';
import type { Stored } from '../blocks/stored.ts';
import { type PageParts, pageParts } from '../cms/editorial/preview/page-parts.ts';
import type { Previewed } from '../cms/editorial/preview/preview-links.ts';
import { textsOf } from '../cms/translations/texts.ts';
import { wordsOf } from '../cms/translations/word-parts.ts';
import { type Facts, interpolate } from '../domain/facts.ts';
import { isRecord } from '../lib/is-object.ts';

/** Part of a page as a reviewer sees it. */
export interface ShownPart {
  /** Identifier that stays when the part moves: id of its row, or name of its first field. */
  readonly id: string;
  /** Name of its mark in the page. */
  readonly mark: string;
  readonly name: string;
  /** Texts of the part, one below the other, with facts filled in. */
  readonly words: string;
  /** SHA-256 of its texts and of everything else that its fields hold. */
  readonly digest: string;
}

export interface Shown {
  /** SHA-256 of all parts in their order. */
  readonly digest: string;
  readonly parts: readonly ShownPart[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Same JSON for the same content: sorted names, no empty values. */
function stable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stable);
  if (!isRecord(value)) return value;
  const entries: [string, unknown][] = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '',
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, stable(one)]));
}

const isFilled = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(isRecord(value) && !Object.values(value).some(isFilled));

interface Fields {
  readonly id: string;
  readonly mark: string;
  readonly name: string;
  /** Starts of the keys of its texts (`textsOf`). */
  readonly keys: readonly string[];
  readonly values: unknown;
}

/** Parts of a page, as its collection has them; parts without a value are left out. */
function partsIn(
  { parts, rows, one = '' }: PageParts,
  record: Readonly<Record<string, unknown>>,
  nameOf: (row: Stored) => string | undefined,
): Fields[] {
  const named = Object.entries(parts).map(([mark, { name, fields }]) => ({
    id: mark,
    mark,
    name,
    keys: fields,
    values: Object.fromEntries(fields.map((field) => [field, record[field]])),
  }));
  const list = rows ? record[rows] : undefined;
  const stored: unknown[] = Array.isArray(list) ? list : [];
  const inRows = stored.map((row, index) => {
    const values = isRecord(row) ? row : {};
    const id = typeof values.id === 'string' ? values.id : String(index);
    return { id, mark: `row-${index}`, name: nameOf(values) ?? one, keys: [`${rows}.${id}`], values };
  });
  return [...named.filter(({ values }) => isFilled(values)), ...inRows];
}

/**
 * Takes down what a page shows, part by part.
 *
 * @param record of any version, without related records (depth 0)
 * @param facts that stand in its texts
 */
export function shownOf(
  collection: Previewed,
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  record: object,
  facts: Facts,
  nameOf: (row: Stored) => string | undefined,
): Shown {
  const texts = textsOf(flattenedFields, record);
  const found = partsIn(pageParts[collection], record as Readonly<Record<string, unknown>>, nameOf);
  const parts = found.map(({ id, mark, name, keys, values }) => {
    const words = texts
      .filter(({ key }) => keys.some((start) => key === start || key.startsWith(`${start}.`)))
      .map(({ value }) => interpolate(wordsOf(value), facts))
      .join('\n');
    return { id, mark, name, words, digest: sha256(`${words}\n${JSON.stringify(stable(values))}`) };
  });
  return { digest: sha256(parts.map(({ id, digest }) => `${id} ${digest}`).join('\n')), parts };
}
