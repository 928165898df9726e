import type { FieldHook } from 'payload';
import { isStored } from '../../blocks/kind.ts';
import { refusesFaults } from '../faults.ts';

/** Parts of a text whose own fields are read without asking whether there are any. */
const withFields = new Set<unknown>(['block', 'inlineBlock']);

function isPart(part: unknown): boolean {
  if (!isStored(part) || typeof part.type !== 'string') return false;
  if (withFields.has(part.type) && !isStored(part.fields)) return false;
  return !('children' in part) || areParts(part.children);
}

const areParts = (parts: unknown): boolean => Array.isArray(parts) && parts.every(isPart);

/**
 * Whether this is built as the editor of running text builds it: a root with parts, which may have
 * parts.
 */
const isWritten = (text: unknown): boolean => isStored(text) && isStored(text.root) && areParts(text.root.children);

/**
 * Refuses a running text that no editor wrote, such as one whose parts are `null`. Drafts are not
 * validated, so it would be kept, and whatever goes through its parts would fail: saving it, the
 * form, and the page. One that is kept already does not stand in the way of what is done with its
 * record.
 */
export const refuseUnwritten: FieldHook = ({ collection, data, field, path, req, siblingData }) => {
  const sent: unknown = siblingData[field.name ?? ''];
  if (!collection || sent === undefined || sent === null || isWritten(sent)) return;
  const fault = { path: path.join('.'), message: 'This is not a text as the editor writes it.' };
  refusesFaults(req, collection, [fault], data);
};
