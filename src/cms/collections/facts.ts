import type { CollectionConfig, TextFieldSingleValidation } from 'payload';
import { tokenShape } from '../../domain/facts.ts';
import { organisationIssue } from '../../domain/organisation-facts.ts';
import { siteTime, wholeDay } from '../fields/day.ts';
import { brand, formatMoney } from '../panel/runtime-brand.ts';
import { sayIn } from '../panel/say.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { keepsFactsInUse } from '../usages/fact-uses.ts';
import { writtenEndpoint } from '../usages/written-figures.ts';

const validateToken: TextFieldSingleValidation = (value, { req }) =>
  (!!value && tokenShape.test(value)) ||
  sayIn(req.i18n)('Small letters, digits and single hyphens, for example "projects".');

const validateValue: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const say = sayIn(req.i18n);
  if (!value) return say('Say what it is.');
  const { kind, token } = siblingData as { kind?: unknown; token?: unknown };
  const issue = organisationIssue(String(token), value);
  if (issue !== undefined) return say(issue);
  const isWritten = kind === 'text' || /^\d+(?:\.\d+)?$/.test(value);
  return (
    isWritten ||
    say('Digits alone: 150000. Commas and {currency} are added automatically.', { currency: brand.currency.symbol })
  );
};

/** Facts that copy shares: claims, prices, lengths of time. */
export const Facts: CollectionConfig = {
  slug: 'facts',
  labels: { singular: 'Fact', plural: 'Facts' },
  disableDuplicate: true,
  admin: {
    group: 'Shared',
    useAsTitle: 'label',
    defaultColumns: ['label', 'value', 'token', 'uses', 'checked'],
    listSearchableFields: ['label', 'token', 'value'],
    pagination: { defaultLimit: 100, limits: [100] },
    description:
      'Claims, prices and lengths of time, each kept once. In any text of a page type { and choose one; a change here stands everywhere at once.',
  },
  lockDocuments: lock,
  endpoints: [writtenEndpoint],
  defaultSort: 'label',
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('facts'), recordsSave, keepsLock],
    beforeDelete: [keepsFactsInUse],
    afterDelete: [bumpsTokenOnDelete('facts')],
  },
  fields: [
    { name: 'label', type: 'text', required: true, maxLength: 80, admin: { description: 'What it is.' } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Words: 400+, 4–8 weeks' },
        { value: 'dollars', label: `A price: ${formatMoney(150_000)}` },
        { value: 'number', label: 'A number' },
      ],
    },
    {
      name: 'value',
      type: 'text',
      required: true,
      maxLength: 160,
      validate: validateValue,
      // Sums and numbers are the same in every language; their format is not.
      custom: {
        translated: (fact: { readonly kind?: unknown }) => fact.kind === 'text',
      },
    },
    {
      name: 'written',
      type: 'ui',
      admin: {
        disableListColumn: true,
        disableBulkEdit: true,
        components: { Field: '/cms/admin/facts/fact-written.tsx#FactWritten' },
      },
    },
    {
      name: 'token',
      label: 'Placeholder',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      // A fact cannot be renamed while copy refers to its name.
      validate: validateToken,
      admin: {
        position: 'sidebar',
        components: { Cell: '/cms/admin/facts/fact-token.tsx#FactTokenCell' },
        description:
          'Written in braces: {projects}. Prices can be said without the currency, {shop-shopify:plain}, or in thousands, {shop-shopify:thousands}.',
      },
    },
    {
      name: 'uses',
      label: 'Used in',
      type: 'ui',
      admin: {
        components: {
          Cell: '/cms/admin/facts/fact-uses.tsx#FactUsesCell',
          Field: '/cms/admin/facts/fact-uses.tsx#FactUsesField',
        },
      },
    },
    {
      name: 'source',
      type: 'text',
      maxLength: 200,
      admin: { position: 'sidebar', description: 'How we know: who counted, when.' },
    },
    {
      name: 'checked',
      label: 'Last checked',
      type: 'date',
      timezone: siteTime,
      admin: {
        position: 'sidebar',
        description: 'A claim that has not been checked for a year may no longer be true.',
        date: wholeDay,
      },
    },
  ],
};
