import type { CollectionConfig, Field } from 'payload';
import { text, textarea } from 'payload/shared';
import { type Block, blockGroups } from '../../blocks/block.ts';
import { withKnownFacts } from '../../blocks/known-facts.ts';
import { ground } from '../../blocks/looks.ts';
import { payloadBlock } from '../../blocks/payload-block.ts';
import { service } from '../../blocks/service.ts';
import { allBlocks } from '../../sections/blocks.ts';
import { keepsOldPath } from '../addresses/old-addresses.ts';
import { checksPage } from '../editorial/checks/page-checks.ts';
import { livePreview, noticesField, onSiteColumn, pageControls, scheduleField } from '../editorial/preview/preview.ts';
import { refusesTakenAddress } from '../editorial/trash/addresses.ts';
import { marksCopy } from '../fields/copied-title.ts';
import { pagePath } from '../fields/page-path.ts';
import { searchAndShare, socialPicture } from '../fields/seo.ts';
import { longestTitle } from '../fields/title-length.ts';
import { removesEmptyDrafts } from '../patches/editing/empty-drafts.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { linkTargetsEndpoint } from '../records/link-targets.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { drafts } from './drafts.ts';

const groups = Object.keys(blockGroups);

/** Orders the blocks by group, in the order of `blockGroups`. */
const byGroup = (one: Block<unknown>, other: Block<unknown>): number =>
  groups.indexOf(one.group) - groups.indexOf(other.group);

const inSidebar = (field: Field): Field => ({ ...field, admin: { ...field.admin, position: 'sidebar' } }) as Field;

/** Help text about `fact-list.tsx`, which works in every text of the form. */
const factsHelp = 'In any text type { to put in a fact: a price, a claim, a length of time.';

const title: Field = {
  name: 'title',
  type: 'text',
  localized: true,
  required: true,
  validate: withKnownFacts(text, longestTitle),
  hooks: { beforeDuplicate: [marksCopy(longestTitle)] },
  admin: {
    description: `In the tab and in search results: at most ${longestTitle} letters.`,
    components: { Cell: '/cms/admin/pages/page-title-cell.tsx#PageTitleCell' },
  },
};

const description: Field = {
  name: 'description',
  type: 'textarea',
  localized: true,
  required: true,
  minLength: 70,
  validate: withKnownFacts(textarea, 160),
  admin: { description: 'In search results and link previews: 70 to 160 letters.' },
};

/** Pages that editors compose from sections. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: 'The site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', '_status', 'byItself', 'updatedAt', 'onSite'],
    listSearchableFields: ['title', 'path', 'description'],
    pagination: { defaultLimit: 50, limits: [50, 100] },
    description: 'Pages made of sections. Each has an address of its own.',
    livePreview,
    components: {
      edit: {
        beforeDocumentControls: [
          ...pageControls('pages'),
          '/cms/admin/facts/fact-list.tsx#FactList',
          '/cms/admin/picker/section-picker.tsx#SectionPicker',
        ],
      },
    },
  },
  versions: drafts,
  endpoints: [linkTargetsEndpoint],
  lockDocuments: lock,
  defaultSort: 'path',
  hooks: {
    beforeValidate: [refusesStaleSave, refusesTakenAddress, checksPage],
    afterChange: [bumpsToken('pages'), recordsSave, keepsLock, keepsOldPath, removesEmptyDrafts('title')],
    afterDelete: [bumpsTokenOnDelete('pages')],
  },
  fields: [
    noticesField,
    title,
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
              admin: { initCollapsed: true, description: `What the page is made of, from top to bottom. ${factsHelp}` },
              blocks: [...allBlocks].sort(byGroup).map(payloadBlock),
              // Sections are checked when they are read, so their fields need no types.
              typescriptSchema: [
                () => ({
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['blockType'],
                    properties: { id: { type: 'string' }, blockType: { type: 'string' } },
                    additionalProperties: true,
                  },
                }),
              ],
            },
          ],
        },
        { label: 'Search engines', fields: [description, socialPicture, searchAndShare, service.field('service')] },
      ],
    },
    pagePath,
    onSiteColumn,
    scheduleField,
    inSidebar(ground({ label: 'Background', help: 'Of the page, and of its hero.' }, 'paper').field('ground')),
    {
      name: 'menu',
      label: 'Highlighted in the menu',
      type: 'select',
      options: [
        { value: 'work', label: 'Work' },
        { value: 'services', label: 'Services' },
        { value: 'about', label: 'About' },
        { value: 'insights', label: 'Insights' },
        { value: 'contact', label: 'Contact' },
      ],
      admin: { position: 'sidebar', description: 'The header entry that is highlighted while the page is open.' },
    },
    {
      name: 'menuName',
      label: 'Menu label',
      type: 'text',
      localized: true,
      maxLength: 24,
      admin: {
        position: 'sidebar',
        description: 'Adds the page to the menu of services, below the entries of Navigation. Empty: not in the menu.',
        condition: ({ menu }) => menu === 'services',
      },
    },
  ],
};
