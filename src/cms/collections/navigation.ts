import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload';
import { fieldsOf, isStored } from '../../blocks/field-type.ts';
import { navigationFields } from '../../blocks/navigation.ts';
import { incompleteBlockIssues } from '../editorial/checks/incomplete-blocks.ts';
import { linkIssues } from '../editorial/checks/page-checks.ts';
import { type Issue, refusesIssues } from '../editorial/checks/validation-issues.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';

/**
 * Most letters of the header's entries and its button together; with more they collide at some
 * window width.
 */
const mostLetters = 46;

const lettersOf = (label: unknown): number => (typeof label === 'string' ? label.trim().length : 0);

/** @param header entries as stored */
function lengthIssue(header: readonly unknown[], button: unknown): Issue[] {
  const words = [...header, button].filter(isStored).map(({ label }) => lettersOf(label));
  const letters = words.reduce((sum, length) => sum + length, 0);
  const message = 'There is room for {most} letters in the header, those of its button among them; this has {count}.';
  const values = { most: mostLetters, count: letters };
  return letters > mostLetters ? [{ path: 'header', message, values }] : [];
}

/** Checks that one entry at most opens the menu, and that links lead to published pages. */
const checksNavigation: CollectionBeforeValidateHook = async ({ data, originalDoc, req, collection }) => {
  if (!data || !req.user) return data;
  const kept = { ...originalDoc, ...data };
  const header: readonly unknown[] = Array.isArray(kept.header) ? kept.header : [];
  const opening = header.flatMap((item: unknown, index: number) =>
    isStored(item) && item.opens === true ? [index] : [],
  );
  refusesIssues(req, collection, [
    ...opening.slice(1).map((index: number) => ({
      path: `header.${index}.opens`,
      message: 'Another entry opens the menu of services already.',
    })),
    ...lengthIssue(header, kept.button),
    ...incompleteBlockIssues(collection.flattenedFields, kept, req.i18n),
    ...(await linkIssues(req, data)),
  ]);
  return data;
};

/**
 * Links of header and footer. A record instead of a global, so that locks, stale saves and change
 * tokens work as for other records.
 */
export const NavigationRecord: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: 'Navigation', plural: 'Navigation' },
  disableDuplicate: true,
  admin: {
    group: 'Shared',
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    description: 'The header, the menu of services and the footer.',
    components: { edit: { beforeDocumentControls: ['/cms/admin/facts/fact-list.tsx#FactList'] } },
  },
  lockDocuments: lock,
  hooks: {
    beforeValidate: [refusesStaleSave, checksNavigation],
    afterChange: [bumpsToken('navigation'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('navigation')],
  },
  fields: [
    { name: 'name', type: 'text', required: true, admin: { hidden: true }, defaultValue: 'Header and footer' },
    ...fieldsOf(navigationFields),
  ],
};
