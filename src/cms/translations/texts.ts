import type { Field, FlattenedBlock, FlattenedField } from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import type { Stored } from '../../blocks/stored.ts';
import { labelIn } from '../panel/label-in.ts';
import type { PanelI18n } from '../panel/say.ts';

type TextField = FlattenedField & { readonly type: 'text' | 'textarea' | 'richText' };

/** Called for every translated field with a value. */
export interface FoundText {
  /** Path by field names and ids of rows: `sections.66f1.heading.text`. Survives reordering. */
  readonly key: string;
  /** Labels of the rows and fields that lead to it. */
  readonly labels: readonly string[];
  readonly field: TextField;
  readonly value: unknown;
}

type Visit = (found: FoundText) => unknown;

/** Page words were stored by language before translations had records; `localized` marks those. */
function isTranslated(field: FlattenedField, siblings: Stored): field is TextField {
  const { everywhere, translated } = field.custom ?? {};
  if (everywhere === true) return false;
  if (typeof translated === 'function') return translated(siblings) === true;
  return translated === true || ('localized' in field && field.localized === true);
}

const labelOf = (field: Field | FlattenedField, { i18n }: Place): string =>
  ('label' in field && labelIn(field.label, i18n)) || ('name' in field ? String(field.name) : '');

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Texts without a word, such as times and placeholders of facts, are the same everywhere. Formats
 * of a placeholder, `{price:thousands}`, differ by language.
 */
const hasWords = (value: unknown): boolean =>
  /\p{L}/u.test(typeof value === 'string' ? value.replace(/\{[\w-]+\}/g, '') : JSON.stringify(value));

interface Place {
  /** Whether rows are named by their position, so that texts of different records can be paired. */
  readonly byPosition: boolean;
  /** Language of the labels. */
  readonly i18n: PanelI18n | 'en';
  readonly key: string;
  readonly labels: readonly string[];
}

const inside = ({ key, labels, ...rest }: Place, name: string, label: string): Place => ({
  ...rest,
  key: key === '' ? name : `${key}.${name}`,
  labels: label === '' ? labels : [...labels, label],
});

/** Rows without an id, as in records that were written before ids, go by their position. */
const rowName = ({ byPosition }: Place, row: unknown, index: number): string =>
  !byPosition && isStored(row) && typeof row.id === 'string' ? row.id : String(index);

function mapRow(fields: readonly FlattenedField[], row: unknown, place: Place, visit: Visit): unknown {
  return isStored(row) ? mapFields(fields, row, place, visit) : row;
}

function mapValue(field: FlattenedField, siblings: Stored, place: Place, visit: Visit): unknown {
  const value = siblings[field.name];
  if (isTranslated(field, siblings))
    return isEmpty(value) || !hasWords(value) ? value : visit({ key: place.key, labels: place.labels, field, value });
  if (field.type === 'group' || field.type === 'tab')
    return isStored(value) ? mapFields(field.flattenedFields, value, place, visit) : value;
  if (!Array.isArray(value)) return value;
  if (field.type === 'array') {
    const one = labelIn(field.labels?.singular, place.i18n) || labelOf(field, place);
    return value.map((row: unknown, index) =>
      mapRow(field.flattenedFields, row, inside(place, rowName(place, row, index), `${one} ${index + 1}`), visit),
    );
  }
  if (field.type !== 'blocks') return value;
  const blocks = new Map((field.blocks as FlattenedBlock[]).map((block) => [block.slug, block]));
  return value.map((row: unknown, index) => {
    const block = isStored(row) ? blocks.get(String(row.blockType)) : undefined;
    if (!block) return row;
    const label = labelIn(block.labels?.singular, place.i18n) || block.slug;
    return mapRow(
      block.flattenedFields,
      row,
      inside(place, rowName(place, row, index), `${index + 1} ${label}`),
      visit,
    );
  });
}

function mapFields(fields: readonly FlattenedField[], values: Stored, place: Place, visit: Visit): Stored {
  const mapped: Record<string, unknown> = { ...values };
  for (const field of fields) {
    if (!(field.name in values)) continue;
    mapped[field.name] = mapValue(field, values, inside(place, field.name, labelOf(field, place)), visit);
  }
  return mapped;
}

interface Naming extends Partial<Pick<Place, 'byPosition' | 'i18n'>> {}

/**
 * Returns a copy of a record in which every translated text is replaced by what `visit` returns.
 *
 * @param fields `flattenedFields` of the collection
 */
export const mapTexts = <Record_ extends object>(
  fields: readonly FlattenedField[],
  record: Record_,
  visit: Visit,
  { byPosition = false, i18n = 'en' }: Naming = {},
): Record_ =>
  mapFields(
    fields,
    record as unknown as Stored,
    { key: '', labels: [], byPosition, i18n },
    visit,
  ) as unknown as Record_;

/** Lists the translated texts of a record, in the order of its form. */
export function textsOf(fields: readonly FlattenedField[], record: object, naming: Naming = {}): FoundText[] {
  const found: FoundText[] = [];
  mapTexts(
    fields,
    record,
    (text) => {
      found.push(text);
      return text.value;
    },
    naming,
  );
  return found;
}
