import type { CollectionBeforeValidateHook, FlattenedField } from 'payload';
import { isStored } from '../../../blocks/field-type.ts';
import type { Stored } from '../../../blocks/stored.ts';
import { labelIn } from '../../panel/label-in.ts';
import type { PanelI18n } from '../../panel/say.ts';
import { type Issue, refusesIssues } from './validation-issues.ts';

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Whether any part of a field differs from empty and from its default. */
function isPartlyFilled(field: FlattenedField, value: unknown): boolean {
  if (field.type === 'group')
    return isStored(value) && field.flattenedFields.some((part) => isPartlyFilled(part, value[part.name]));
  return !isNothing(value) && !('defaultValue' in field && value === field.defaultValue);
}

/**
 * Finds needed fields that are empty in a group with other fields filled in: a link without an
 * address would be dropped silently.
 *
 * @param path of these values, with a full stop at its end
 * @param begun label of the surrounding group, when any of its fields is filled in
 */
export function incompleteBlockIssues(
  fields: readonly FlattenedField[],
  values: Stored,
  i18n: PanelI18n,
  path = '',
  begun?: string,
): readonly Issue[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    const place = `${path}${field.name}`;
    if (field.type === 'group') {
      const own = isPartlyFilled(field, value) ? labelIn(field.label, i18n) : undefined;
      const parts = isStored(value) ? value : {};
      return incompleteBlockIssues(
        field.flattenedFields,
        parts,
        i18n,
        `${place}.`,
        field.custom?.allOrNothing ? own : begun,
      );
    }
    if (begun && field.custom?.needed && isNothing(value))
      return [{ path: place, message: 'Fill this in too, or leave all of “{group}” empty.', values: { group: begun } }];
    if ((field.type !== 'array' && field.type !== 'blocks') || !Array.isArray(value)) return [];
    return value.filter(isStored).flatMap((row, index) => {
      const block = field.type === 'blocks' && field.blocks.find(({ slug }) => slug === row.blockType);
      const parts = field.type === 'array' ? field.flattenedFields : block ? block.flattenedFields : [];
      return incompleteBlockIssues(parts, row, i18n, `${place}.${index}.`);
    });
  });
}

/** Refuses half-filled groups in collections without drafts. */
export const refusesIncomplete: CollectionBeforeValidateHook = ({ data, originalDoc, req, collection }) => {
  const kept = { ...originalDoc, ...data };
  if (data && req.user)
    refusesIssues(req, collection, incompleteBlockIssues(collection.flattenedFields, kept, req.i18n), kept);
  return data;
};
