import type { CollectionConfig } from 'payload';
import { keepsOldAddress } from '../addresses/old-addresses.ts';
import { livePreview, noticesField, onSiteColumn, pageControls, scheduleField } from '../editorial/preview/preview.ts';
import { refusesTakenAddress } from '../editorial/trash/addresses.ts';
import { marksCopy } from '../fields/copied-title.ts';
import { day } from '../fields/day.ts';
import { richText } from '../fields/rich-text.ts';
import { seoDescription } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { brand } from '../panel/runtime-brand.ts';
import { removesEmptyDrafts } from '../patches/editing/empty-drafts.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { translated } from '../translations/field.ts';
import { drafts } from './drafts.ts';

export const Jobs: CollectionConfig = {
  slug: 'jobs',
  labels: { singular: 'Job', plural: 'Jobs' },
  admin: {
    group: 'The site',
    useAsTitle: 'job',
    defaultColumns: ['job', 'postDate', 'validThrough', '_status', 'byItself', 'onSite'],
    livePreview,
    components: { edit: { beforeDocumentControls: pageControls('jobs') } },
    description: 'Open jobs at /jobs. An unpublished job disappears from the site at once.',
  },
  versions: drafts,
  lockDocuments: lock,
  defaultSort: '-postDate',
  hooks: {
    beforeValidate: [refusesStaleSave, refusesTakenAddress],
    afterChange: [bumpsToken('jobs'), recordsSave, keepsLock, keepsOldAddress('/jobs'), removesEmptyDrafts('job')],
    afterDelete: [bumpsTokenOnDelete('jobs')],
  },
  fields: [
    noticesField,
    {
      name: 'job',
      label: 'Title',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 100,
      hooks: { beforeDuplicate: [marksCopy(100)] },
      admin: {
        description: 'For example "Web developer".',
        components: { Cell: '/cms/admin/cells/title-cell.tsx#TitleCell' },
      },
    },
    {
      name: 'experience',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 140,
      admin: { description: 'What applicants should bring, in one line.' },
    },
    {
      name: 'location',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 80,
      // A function, so that the column of the database has no default of one brand.
      defaultValue: () => brand.address.region,
      admin: { description: 'Where the desk is.' },
    },
    richText('text', 'Description', 'What the person will do, and what they bring.', { required: true }),
    {
      name: 'jobTrack',
      label: 'Performance plan',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      admin: { description: 'What a good first year looks like, step by step.' },
      fields: [
        {
          name: 'heading',
          type: 'text',
          ...translated,
          required: true,
          maxLength: 100,
          admin: { description: 'For example "First month: own a section".' },
        },
        {
          name: 'text',
          type: 'textarea',
          ...translated,
          required: true,
          admin: { description: 'Two or three sentences.' },
        },
      ],
    },
    onSiteColumn,
    scheduleField,
    slugField('job', 'The end of the address: /jobs/… . Changing it leaves a redirect at the old address.'),
    day('postDate', { label: 'Posted on', required: true, description: 'Jobs are listed by this date, newest first.' }),
    day('validThrough', {
      label: 'Open until',
      description: 'The last day to apply. The job closes automatically when that day is over.',
    }),
    seoDescription,
  ],
};
