import type { FieldHook } from 'payload';
import { isStored } from '../../blocks/field-type.ts';
import { refusesIssues } from '../editorial/checks/validation-issues.ts';

/** Types of nodes whose `fields` Lexical reads without a check. */
const withFields = new Set<unknown>(['block', 'inlineBlock']);

function isPart(part: unknown): boolean {
  if (!isStored(part) || typeof part.type !== 'string') return false;
  if (withFields.has(part.type) && !isStored(part.fields)) return false;
  return !('children' in part) || areParts(part.children);
}

const areParts = (parts: unknown): boolean => Array.isArray(parts) && parts.every(isPart);

/**
 * Whether the value has the structure of rich text: a root with children that may have children.
 */
const isWritten = (text: unknown): boolean => isStored(text) && isStored(text.root) && areParts(text.root.children);

/**
 * Refuses rich text with a broken structure, such as `null` nodes. Drafts are not validated, so it
 * would be stored, and saving, form and page would fail on it. A broken text already in the
 * database does not block other changes of its record.
 */
export const refuseUnwritten: FieldHook = ({ collection, data, field, path, req, siblingData }) => {
  const sent: unknown = siblingData[field.name ?? ''];
  if (!collection || sent === undefined || sent === null || isWritten(sent)) return;
  const issue = { path: path.join('.'), message: 'This is not a text as the editor writes it.' };
  refusesIssues(req, collection, [issue], data);
};
