import type { CollectionConfig } from 'payload';
import type { Block } from '../../blocks/block.ts';
import { ground } from '../../blocks/looks.ts';
import { payloadBlock } from '../../blocks/payload-block.ts';
import { blocks } from '../../sections/blocks.ts';
import { editors, publishedOrStaff, untilPasswordIsChosen } from '../access.ts';
import { raisesStamp, raisesStampOnDelete } from '../content-stamp.ts';
import { removesEmptyDrafts } from '../engine/empty-drafts.ts';
import { lock, staysLocked } from '../engine/kept-locks.ts';
import { notesSave, refusesStaleSave } from '../engine/stale-saves.ts';
import { pagePath } from '../fields/page-path.ts';
import { keepsOldPath } from '../old-addresses.ts';
import { drafts } from './drafts.ts';

const dollars = (name: string, label: string) => ({ name, label, type: 'number' as const, min: 0 });

/** What search engines are told of a service besides what its page lists and answers. */
const service: CollectionConfig['fields'][number] = {
  name: 'service',
  type: 'group',
  admin: {
    description:
      'For the page of a service: search engines are told of it, of the first list on the page, and of its questions. Left empty for every other page.',
  },
  fields: [
    { name: 'name', type: 'text', localized: true, maxLength: 80 },
    { name: 'type', label: 'Kind of service', type: 'text', localized: true, maxLength: 80 },
    { name: 'priceRange', label: 'Price range', type: 'text', maxLength: 60 },
    { name: 'catalogue', label: 'What the list is called', type: 'text', localized: true, maxLength: 90 },
    {
      name: 'plans',
      type: 'array',
      maxRows: 6,
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 60 },
        { ...dollars('from', 'From'), required: true },
        dollars('to', 'To'),
      ],
    },
    {
      name: 'together',
      label: 'All offers together',
      type: 'group',
      fields: [
        dollars('lowest', 'Lowest price'),
        dollars('highest', 'Highest price'),
        dollars('offers', 'Offers'),
        dollars('rating', 'Rating'),
        dollars('reviews', 'Reviews'),
      ],
    },
  ],
};

const head: CollectionConfig['fields'] = [
  {
    name: 'title',
    type: 'text',
    localized: true,
    required: true,
    maxLength: 70,
    admin: { description: 'In the tab and in search results: at most 60 letters are shown.' },
  },
  {
    name: 'description',
    type: 'textarea',
    localized: true,
    required: true,
    minLength: 70,
    maxLength: 160,
    admin: { description: 'In search results and link previews: 70 to 160 letters.' },
  },
];

/** Pages that editors compose of sections. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    hidden: untilPasswordIsChosen,
    group: 'Pages',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path', 'description'],
    description: 'Pages made of sections. Each has an address of its own.',
  },
  access: { read: publishedOrStaff, create: editors, update: editors, delete: editors, readVersions: editors },
  versions: drafts,
  lockDocuments: lock,
  defaultSort: 'path',
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [raisesStamp('pages'), notesSave, staysLocked, keepsOldPath, removesEmptyDrafts('title')],
    afterDelete: [raisesStampOnDelete('pages')],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Sections',
          fields: [
            {
              name: 'sections',
              type: 'blocks',
              labels: { singular: 'Section', plural: 'Sections' },
              admin: { initCollapsed: true, description: 'What the page is made of, from top to bottom.' },
              blocks: (Object.values(blocks) as Block<never>[]).map(payloadBlock),
            },
          ],
        },
        { label: 'Search engines', fields: [...head, service] },
      ],
    },
    pagePath,
    {
      ...ground({ label: 'Ground', help: 'Of the page, and of its opening.' }, 'paper').field('ground'),
      admin: { position: 'sidebar' },
    } as CollectionConfig['fields'][number],
    {
      name: 'menu',
      label: 'Belongs to',
      type: 'select',
      options: [
        { value: 'work', label: 'Work' },
        { value: 'services', label: 'Services' },
        { value: 'about', label: 'About' },
        { value: 'insights', label: 'Insights' },
        { value: 'contact', label: 'Contact' },
      ],
      admin: { position: 'sidebar', description: 'The entry of the header that is marked while the page is open.' },
    },
  ],
};
