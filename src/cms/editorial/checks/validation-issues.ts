import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload';
import { isStored } from '../../../blocks/field-type.ts';
import { labelIn } from '../../panel/label-in.ts';
import { type PanelI18n, sayIn, type Values } from '../../panel/say.ts';

export interface Issue {
  /** Field beside which the message shows. */
  readonly path: string;
  /** English text, with placeholders for the values. */
  readonly message: string;
  readonly values?: Values;
}

interface Validated {
  readonly slug: string;
  readonly flattenedFields?: readonly FlattenedField[];
}

/** Removes commas, because the panel's note separates places by commas. */
const wordsOf = (label: unknown, i18n: PanelI18n): string => labelIn(label, i18n).replaceAll(',', '');

/**
 * Labels of the fields that lead to a place, outermost first: `Sections`, `No. 2 (Statement)`,
 * `Link`.
 */
function placesIn(
  fields: readonly FlattenedField[],
  values: unknown,
  [name = '', ...inside]: readonly string[],
  i18n: PanelI18n,
): string[] {
  const field = fields.find((one) => one.name === name);
  if (!field) return [];
  const own = wordsOf(field.label, i18n);
  const value = isStored(values) ? values[name] : undefined;
  if (field.type !== 'array' && field.type !== 'blocks')
    return [own, ...('flattenedFields' in field ? placesIn(field.flattenedFields, value, inside, i18n) : [])];
  const [index, ...further] = inside;
  if (index === undefined) return [own];
  const row: unknown = Array.isArray(value) ? value[Number(index)] : undefined;
  const block =
    field.type === 'blocks' && isStored(row) ? field.blocks.find(({ slug }) => slug === row.blockType) : undefined;
  const parts = field.type === 'array' ? field.flattenedFields : (block?.flattenedFields ?? []);
  const say = sayIn(i18n);
  const number = Number(index) + 1;
  const place = block
    ? say('No. {number} ({name})', { number, name: wordsOf(block.labels?.singular, i18n) })
    : say('No. {number}', { number });
  return [own, place, ...placesIn(parts, row, further, i18n)];
}

/**
 * Formats a message about fields: `Sections → No. 2 (Statement) → Link`. Payload joins such
 * places with ` > `.
 */
export const formatPlaces = (message: string): string => message.replaceAll(' > ', ' → ');

/** Label of a place in the note above the form, which has no room for the message itself. */
function labelOf({ flattenedFields = [] }: Validated, values: unknown, path: string, i18n: PanelI18n): object {
  const places = placesIn(flattenedFields, values, path.split('.'), i18n).filter((place) => place !== '');
  return places.length === 0 ? {} : { label: places.join(' > ') };
}

/**
 * @param values of the record; they hold the types of its sections
 * @throws {ValidationError} with all faults
 */
export function refusesIssues(
  req: PayloadRequest,
  collection: Validated,
  issues: readonly Issue[],
  values?: unknown,
): void {
  if (issues.length === 0) return;
  const say = sayIn(req.i18n);
  const errors = issues.map(({ path, message, values: filled }) => ({
    path,
    message: say(message, filled),
    ...labelOf(collection, values, path, req.i18n),
  }));
  throw new ValidationError({ collection: collection.slug, errors, req }, req.t);
}
