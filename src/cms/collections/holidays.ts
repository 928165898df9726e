import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { sayIn } from '../panel/say.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';

/** A calendar date, which has no time and no zone. */
const isDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

const validateDay: TextFieldSingleValidation = (value, { req }) =>
  (!!value && isDate(value)) || sayIn(req.i18n)('A date has year, month and day: 2026-12-25.');

/** Public holidays, on which the agency calls no visitor. */
export const Holidays: CollectionConfig = {
  slug: 'holidays',
  labels: { singular: 'Public holiday', plural: 'Public holidays' },
  disableDuplicate: true,
  admin: {
    group: 'Shared',
    useAsTitle: 'name',
    defaultColumns: ['day', 'name'],
    listSearchableFields: ['day', 'name'],
    pagination: { defaultLimit: 100, limits: [100] },
    description:
      'Days on which the contact form offers no call. Other days on which you are closed may stand here too.',
  },
  lockDocuments: lock,
  defaultSort: 'day',
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('holidays'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('holidays')],
  },
  fields: [
    {
      name: 'day',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 10,
      validate: validateDay,
      admin: { description: 'Year, month and day: 2026-12-25.' },
    },
    { name: 'name', type: 'text', required: true, maxLength: 80, admin: { description: 'Only colleagues see it.' } },
  ],
};
