import type { Block, CollectionConfig } from 'payload';
import { keepsOldAddress } from '../addresses/old-addresses.ts';
import { livePreview, noticesField, onSiteColumn, pageControls, scheduleField } from '../editorial/preview/preview.ts';
import { refusesTakenAddress } from '../editorial/trash/addresses.ts';
import { marksCopy } from '../fields/copied-title.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { seo } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { titleFromAddress } from '../fields/title-from-address.ts';
import { removesEmptyDrafts } from '../patches/editing/empty-drafts.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { translated } from '../translations/field.ts';
import { drafts } from './drafts.ts';

const textBlock: Block = {
  slug: 'text',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [richText('text', 'Text', 'Headings, paragraphs, lists, quotes, tables, code.', { required: true })],
};

const imagesBlock: Block = {
  slug: 'images',
  labels: { singular: 'Group of pictures', plural: 'Groups of pictures' },
  fields: [
    {
      name: 'images',
      label: 'Pictures',
      type: 'array',
      minRows: 1,
      maxRows: 6,
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: { description: 'One to six pictures, shown side by side where there is room.' },
      fields: [
        {
          name: 'image',
          label: 'Picture',
          type: 'upload',
          relationTo: 'media',
          required: true,
          admin: { description: 'Uses the picture’s alt text.' },
        },
        {
          name: 'caption',
          type: 'text',
          ...translated,
          maxLength: 200,
          admin: { description: 'What the picture means; the alt text says what it shows.' },
        },
      ],
    },
  ],
};

export const Insights: CollectionConfig = {
  slug: 'insights',
  labels: { singular: 'Article', plural: 'Insights' },
  admin: {
    group: 'The site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'articleCategory', 'postDate', '_status', 'byItself', 'onSite'],
    livePreview,
    components: {
      edit: { beforeDocumentControls: pageControls('insights') },
    },
    description: 'Articles, newest first, ten to a page at /insights. The newest is featured.',
  },
  versions: drafts,
  lockDocuments: lock,
  defaultSort: '-postDate',
  // Serves lists and articles: the next published record by date.
  indexes: [{ fields: ['_status', 'postDate'] }],
  hooks: {
    beforeValidate: [refusesStaleSave, refusesTakenAddress],
    afterChange: [
      bumpsToken('insights'),
      recordsSave,
      keepsLock,
      keepsOldAddress('/insights'),
      removesEmptyDrafts('title'),
    ],
    afterDelete: [bumpsTokenOnDelete('insights')],
  },
  fields: [
    noticesField,
    {
      name: 'title',
      type: 'text',
      ...translated,
      required: true,
      maxLength: 140,
      hooks: { beforeValidate: [titleFromAddress(140)], beforeDuplicate: [marksCopy(140)] },
      admin: {
        description: 'Says what the reader will know afterwards.',
        components: { Cell: '/cms/admin/cells/title-cell.tsx#TitleCell' },
      },
    },
    {
      name: 'description',
      type: 'textarea',
      ...translated,
      required: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, shown in the list and to search engines.' },
    },
    {
      name: 'insightsContent',
      label: 'Content',
      labels: { singular: 'Part', plural: 'Parts' },
      type: 'blocks',
      blocks: [textBlock, imagesBlock],
      admin: { description: 'The article: texts, with groups of pictures between them.' },
    },
    onSiteColumn,
    scheduleField,
    slugField('title', 'The end of the address: /insights/… . Changing it leaves a redirect at the old address.'),
    day('postDate', {
      label: 'Date',
      required: true,
      index: true,
      description: 'Shown with the article, and what the list is ordered by.',
    }),
    {
      name: 'articleCategory',
      label: 'Category',
      type: 'relationship',
      relationTo: 'article-categories',
      hasMany: true,
      required: true,
      admin: { position: 'sidebar', description: 'The filter buttons on /insights.' },
    },
    {
      name: 'author',
      type: 'relationship',
      relationTo: 'authors',
      required: true,
      admin: { position: 'sidebar', description: 'Shown at the top and in the box at the end.' },
    },
    {
      name: 'readingNote',
      label: 'Reading time',
      type: 'text',
      ...translated,
      maxLength: 60,
      admin: { position: 'sidebar', description: 'Empty: worked out from the text, for example "6 minutes".' },
    },
    picture('thumbnail', 'Thumbnail', 'For the list, 1200 × 900 or larger.'),
    picture('bannerImage', 'Banner', 'Under the title of the article, 2000 × 1000 or larger.'),
    seo,
  ],
};
