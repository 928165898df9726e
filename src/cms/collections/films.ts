import type { CollectionConfig } from 'payload';
import { anyone, editors, untilPasswordIsChosen } from '../access.ts';
import { raisesStamp, raisesStampOnDelete } from '../content-stamp.ts';
import { lock, staysLocked } from '../engine/kept-locks.ts';
import { notesSave, refusesStaleSave } from '../engine/stale-saves.ts';
import { drawnField } from '../fields/drawn.ts';
import { keepsWhileUsed } from '../record-uses.ts';

/** Silent films that walk through a site. A case, a carousel and a grid may show the same one. */
export const Films: CollectionConfig = {
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  disableDuplicate: true,
  admin: {
    hidden: untilPasswordIsChosen,
    group: 'Lists',
    useAsTitle: 'title',
    defaultColumns: ['title', 'seconds', 'updatedAt'],
    description: 'Silent films that walk through a site.',
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  lockDocuments: lock,
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [raisesStamp('films'), notesSave, staysLocked],
    beforeDelete: [keepsWhileUsed],
    afterDelete: [raisesStampOnDelete('films')],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 80, admin: { description: 'A name to find it by.' } },
    {
      name: 'description',
      label: 'What happens in it',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      admin: { description: 'For whoever does not see it, and for search engines.' },
    },
    {
      name: 'since',
      label: 'First shown',
      type: 'date',
      required: true,
      admin: { position: 'sidebar', description: 'Search engines ask.' },
    },
    drawnField('film'),
  ],
};
