import type { CollectionConfig, GroupField, TextFieldSingleValidation } from 'payload';
import { keepsOldAddress } from '../addresses/old-addresses.ts';
import { livePreview, noticesField, onSiteColumn, pageControls, scheduleField } from '../editorial/preview/preview.ts';
import { refusesTakenAddress } from '../editorial/trash/addresses.ts';
import { colours } from '../fields/colours.ts';
import { marksCopy } from '../fields/copied-title.ts';
import { day } from '../fields/day.ts';
import { picture, pictures } from '../fields/media.ts';
import { richText } from '../fields/rich-text.ts';
import { seo } from '../fields/seo.ts';
import { slugField } from '../fields/slug.ts';
import { sayIn } from '../panel/say.ts';
import { removesEmptyDrafts } from '../patches/editing/empty-drafts.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { translated } from '../translations/field.ts';
import { usesEndpoint, usesField } from '../usages/uses-of-record.ts';
import { drafts } from './drafts.ts';

const validateSiteAddress: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/[^\s]*)?$/i.test(value) ||
  sayIn(req.i18n)('Give the address without "https://", for example "taiping.example".');

const hasFilm = (_data: unknown, { film }: { film?: unknown }): boolean => Boolean(film);

/** Film that walks through the site, with its texts on the page of the case. */
const walk: GroupField = {
  name: 'walk',
  label: 'Film',
  type: 'group',
  fields: [
    {
      name: 'film',
      type: 'relationship',
      relationTo: 'films',
      admin: { description: 'Shown on the page of the case, and where other pages show its film.' },
    },
    {
      name: 'name',
      label: 'Heading',
      type: 'text',
      ...translated,
      maxLength: 90,
      admin: { description: 'Left empty: what happens in the film.', condition: hasFilm },
    },
    {
      name: 'description',
      type: 'text',
      ...translated,
      maxLength: 160,
      admin: { description: 'From where to where it leads.', condition: hasFilm },
    },
  ],
};

export const Works: CollectionConfig = {
  slug: 'works',
  labels: { singular: 'Case', plural: 'Work' },
  admin: {
    group: 'The site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'clientType', 'postDate', '_status', 'byItself', 'onSite'],
    livePreview,
    components: { edit: { beforeDocumentControls: pageControls('works') } },
    description: 'Case studies, newest first, at /work.',
  },
  versions: drafts,
  lockDocuments: lock,
  endpoints: [usesEndpoint('works')],
  defaultSort: '-postDate',
  hooks: {
    beforeValidate: [refusesStaleSave, refusesTakenAddress],
    afterChange: [bumpsToken('works'), recordsSave, keepsLock, keepsOldAddress('/work'), removesEmptyDrafts('title')],
    afterDelete: [bumpsTokenOnDelete('works')],
  },
  fields: [
    noticesField,
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: 140,
      hooks: { beforeDuplicate: [marksCopy(140)] },
      admin: {
        description: 'The name of the client, as they write it.',
        components: { Cell: '/cms/admin/cells/title-cell.tsx#TitleCell' },
      },
    },
    onSiteColumn,
    scheduleField,
    slugField('title', 'The end of the address: /work/… . Changing it leaves a redirect at the old address.'),
    day('postDate', { label: 'Date', required: true, description: 'Cases are listed by this date, newest first.' }),
    {
      name: 'clientType',
      label: 'Client type',
      type: 'relationship',
      relationTo: 'client-types',
      hasMany: true,
      admin: { position: 'sidebar', description: 'The filter buttons on /work.' },
    },
    {
      name: 'featured',
      type: 'checkbox',
      index: true,
      admin: {
        position: 'sidebar',
        description: 'Stands in on pages that chose a case which is not published any more; the newest first.',
      },
    },
    usesField('If it is deleted, the next featured case stands in for it there.', { position: 'sidebar' }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'In the list',
          fields: [
            {
              name: 'services',
              type: 'text',
              ...translated,
              maxLength: 200,
              admin: { description: 'What we did, for example "Strategy, e-commerce".' },
            },
            {
              name: 'subject',
              type: 'text',
              ...translated,
              maxLength: 200,
              admin: { description: 'What the client does, in two or three words.' },
            },
            picture('gridImageFull', 'Grid picture', 'A screen of the site, shown in the grid. 1600 × 1000 or larger.'),
            picture(
              'gridImageIllustration',
              'Grid illustration',
              'A square detail, used where the screen is too much.',
            ),
            colours,
          ],
        },
        {
          label: 'Introduction',
          fields: [
            picture('workHeroImage', 'Hero picture', 'The first picture of the case. 2400 × 1350 or larger.'),
            {
              name: 'introductionTitle',
              label: 'Introduction title',
              type: 'text',
              ...translated,
              maxLength: 140,
              admin: { description: 'The case in one line.' },
            },
            richText('introduction', 'Introduction', 'The problem the client came with.'),
            picture('introImage', 'Introduction picture', 'After the introduction.'),
            picture('introImageMobile', 'Introduction picture on phones', 'The same moment on a phone, upright.'),
            {
              name: 'addressBarUrl',
              label: 'Address of the site',
              type: 'text',
              maxLength: 200,
              validate: validateSiteAddress,
              admin: {
                description: 'As typed into a browser, for example "taiping.example". Empty: no link is shown.',
              },
            },
            {
              name: 'button',
              label: 'Button text',
              type: 'text',
              ...translated,
              maxLength: 40,
              admin: { description: 'Empty: "Visit the site".' },
            },
          ],
        },
        {
          label: 'Story',
          fields: [
            {
              name: 'bodyHeading',
              label: 'Heading',
              type: 'text',
              ...translated,
              maxLength: 140,
              admin: { description: 'Over the decision.' },
            },
            richText('body', 'Body', 'What we decided, and why.'),
            pictures('images', 'First picture set', 'Three pictures after the body.'),
            {
              name: 'section2Head',
              label: 'Second heading',
              type: 'text',
              ...translated,
              maxLength: 140,
              admin: { description: 'Over the second part.' },
            },
            richText('section2', 'Second part', 'How it was designed or built.'),
            pictures('images2', 'Second picture set', 'Two pictures after the second part.'),
            pictures('challengeMobileImages', 'Phone screens', 'Upright screens, shown in a row.'),
            {
              name: 'section3Head',
              label: 'Third heading',
              type: 'text',
              ...translated,
              maxLength: 140,
              admin: { description: 'Over the third part.' },
            },
            richText('section3', 'Third part', 'What else had to be right.'),
            pictures('images3', 'Third picture set', 'Two pictures after the third part.'),
          ],
        },
        {
          label: 'Results',
          fields: [
            richText('results', 'Results', 'What changed for the client. Only figures that they have confirmed.'),
            picture('bannerImage', 'Banner', 'A wide picture after the gallery.'),
            pictures(
              'gallery',
              'Gallery',
              'Five or more pictures that can be leafed through; alt text doubles as caption.',
            ),
          ],
        },
        { label: 'Film', fields: [walk] },
        { label: 'Search engines', fields: [seo] },
      ],
    },
  ],
};
