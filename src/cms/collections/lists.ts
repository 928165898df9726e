import type { CollectionConfig } from 'payload';
import { picture } from '../fields/media.ts';
import { slugField } from '../fields/slug.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { translated } from '../translations/field.ts';

export const ClientTypes: CollectionConfig = {
  slug: 'client-types',
  labels: { singular: 'Client type', plural: 'Client types' },
  admin: {
    group: 'Shared',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    description: 'The filter buttons on /work, in the order of their names.',
  },
  defaultSort: 'title',
  lockDocuments: lock,
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('client-types'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('client-types')],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 40,
      admin: { description: 'One or two words.' },
    },
    slugField('title', 'Used in the address of the filtered list.'),
  ],
};

export const ArticleCategories: CollectionConfig = {
  slug: 'article-categories',
  labels: { singular: 'Article category', plural: 'Article categories' },
  admin: {
    group: 'Shared',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt'],
    description: 'The filter buttons on /insights.',
  },
  defaultSort: 'title',
  lockDocuments: lock,
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('article-categories'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('article-categories')],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 40,
      admin: { description: 'One or two words.' },
    },
    slugField('title', 'Used in the address of the filtered list.'),
  ],
};

export const Authors: CollectionConfig = {
  slug: 'authors',
  labels: { singular: 'Author', plural: 'Authors' },
  admin: {
    group: 'Shared',
    useAsTitle: 'title',
    defaultColumns: ['title', 'description', 'updatedAt'],
    description: 'Who signs the articles.',
  },
  defaultSort: 'title',
  lockDocuments: lock,
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('authors'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('authors')],
  },
  fields: [
    {
      name: 'title',
      label: 'Name',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 80,
      admin: { description: 'As it is signed.' },
    },
    {
      name: 'description',
      type: 'textarea',
      ...translated,
      maxLength: 400,
      admin: { description: 'Two sentences for the box at the end of an article.' },
    },
    picture('thumbnail', 'Picture', 'Square, 600 × 600 or larger.'),
    slugField('title', 'Identifies the author to programs.'),
  ],
};
