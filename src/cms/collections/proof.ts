import type { CollectionConfig } from 'payload';
import { fieldsOf } from '../../blocks/field-type.ts';
import { personFields } from '../../sections/team/team.block.ts';
import { testimonialFields } from '../../sections/testimonials/testimonials.block.ts';
import { refusesIncomplete } from '../editorial/checks/incomplete-blocks.ts';
import { drawnField } from '../fields/drawn.ts';
import { makesMark, markTypes, needsMark } from '../media/uploads/mark-file.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { keepsWhileUsed } from '../usages/record-uses.ts';
import { keptWhileUsed, usesEndpoint, usesField } from '../usages/uses-of-record.ts';
import { mediaPath } from './media.ts';

/** Shared parts of collections whose records appear in sections. */
const list = (
  slug: 'partners' | 'people' | 'testimonials',
): Pick<CollectionConfig, 'slug' | 'access' | 'lockDocuments' | 'endpoints' | 'hooks'> => ({
  slug,
  lockDocuments: lock,
  endpoints: [usesEndpoint(slug)],
  hooks: {
    beforeValidate: [refusesStaleSave, refusesIncomplete],
    afterChange: [bumpsToken(slug), recordsSave, keepsLock],
    beforeDelete: [keepsWhileUsed],
    afterDelete: [bumpsTokenOnDelete(slug)],
  },
});

const admin = (description: string, useAsTitle: string): CollectionConfig['admin'] => ({
  group: 'Shared',
  useAsTitle,
  description,
  components: { edit: { beforeDocumentControls: ['/cms/admin/facts/fact-list.tsx#FactList'] } },
});

const partners = list('partners');

/**
 * Clients and partners, each with a wordmark.
 *
 * @param directory absolute path of the folder for files without an S3 store
 */
export const partnersCollection = (directory: string): CollectionConfig => ({
  ...partners,
  // Payload duplicates a file by fetching it under the host name of the request, which a client can
  // forge.
  disableDuplicate: true,
  hooks: {
    ...partners.hooks,
    beforeOperation: [makesMark],
    beforeValidate: [...(partners.hooks?.beforeValidate ?? []), needsMark],
  },
  upload: {
    staticDir: directory,
    mimeTypes: [...markTypes],
    focalPoint: false,
    crop: false,
    bulkUpload: false,
    adminThumbnail: ({ doc }) => (typeof doc.filename === 'string' ? mediaPath(doc.filename) : null),
    // Marks of the brand are in its sprite sheets.
    filesRequiredOnCreate: false,
    pasteURL: false,
  },
  labels: { singular: 'Partner', plural: 'Partners' },
  admin: {
    ...admin(
      'Clients and partners, each with a logo: an SVG drawing of plain shapes, shown in one colour, or a picture with a clear background (PNG, WebP, AVIF), shown in its own colours.',
      'name',
    ),
    // Leaves out the file name, which the brand's marks lack.
    defaultColumns: ['name', 'updatedAt'],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'address',
      type: 'text',
      maxLength: 200,
      admin: { description: 'Their website, for colleagues. Not shown on the site.' },
    },
    drawnField('mark'),
    usesField(keptWhileUsed),
  ],
});

export const People: CollectionConfig = {
  ...list('people'),
  labels: { singular: 'Person', plural: 'People' },
  admin: admin('Members of the team. Sections choose them, and their order.', 'name'),
  fields: [...fieldsOf(personFields), usesField(keptWhileUsed)],
};

/** Quotations of clients, signed by role. */
export const Testimonials: CollectionConfig = {
  ...list('testimonials'),
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: admin('What clients say, signed by role.', 'position'),
  fields: [...fieldsOf(testimonialFields), usesField(keptWhileUsed)],
};
