import { type FieldHook, ValidationError } from 'payload';

type Unknown = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a text whose own fields are read without asking whether there are any. */
const withFields = new Set(['block', 'inlineBlock']);

function isPart(part: unknown): boolean {
  if (!isRecord(part) || typeof part.type !== 'string') return false;
  if (withFields.has(part.type) && !isRecord(part.fields)) return false;
  return !('children' in part) || areParts(part.children);
}

const areParts = (parts: unknown): boolean => Array.isArray(parts) && parts.every(isPart);

/** Whether this is built as the editor of running text builds it: a root with parts, which may have parts. */
const isWritten = (text: unknown): boolean => isRecord(text) && isRecord(text.root) && areParts(text.root.children);

/**
 * Refuses a running text that no editor wrote, such as one whose parts are `null`. Drafts are not validated, so it would be kept, and
 * whatever goes through its parts would fail: saving it, the form, and the page.
 */
export const refuseUnwritten: FieldHook = ({ value, collection, path, req }) => {
  if (value === undefined || value === null || isWritten(value)) return value;
  const message = 'This is not a text as the editor writes it.';
  throw new ValidationError({ collection: collection?.slug ?? '', errors: [{ message, path: path.join('.') }], req });
};
