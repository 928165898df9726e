import type { GroupField, JSONFieldValidation, TextareaField, UIField } from 'payload';
import { picture } from './media.ts';
import { longestTitle } from './title-length.ts';

/** Checked when it is published; a draft keeps whatever has been typed so far. */
const validateStructuredData: JSONFieldValidation = (value: unknown) => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return `This is no JSON yet: ${faultOf(value)}`;
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    (records.length > 0 &&
      records.every((one) => one !== null && typeof one === 'object' && ('@type' in one || '@graph' in one))) ||
    'Give a schema.org object with a "@type", for example {"@context": "https://schema.org", "@type": "FAQPage"}.'
  );
};

function faultOf(text: string): string {
  try {
    JSON.parse(text);
    return 'an object in curly brackets is needed.';
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : 'it cannot be read.';
  }
}

const description: TextareaField = {
  name: 'description',
  type: 'textarea',
  maxLength: 160,
  admin: { description: 'Shown under the title in search results: 70 to 160 characters, a whole sentence.' },
};

/** How the page will be found and shared, while it is being written. */
export const searchAndShare: UIField = {
  name: 'searchAndShare',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/sharing/search-and-share.tsx#SearchAndShare' },
  },
};

/** What links to a page show, in the place of the one that the site draws. */
export const socialPicture = picture(
  'socialPicture',
  'Social picture of your own',
  'What messengers show of a link: 1200 × 630 or larger, cut around its focal point. Left empty, the site draws one of the title.',
);

/** For records whose page says everything else by itself. */
export const seoDescription: GroupField = {
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  fields: [description, socialPicture, searchAndShare],
};

/**
 * What search engines and link previews are told. Left empty, the page says it from its own title
 * and texts.
 */
export const seo: GroupField = {
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  fields: [
    {
      name: 'title',
      type: 'text',
      maxLength: longestTitle,
      admin: { description: `In the tab and in search results: at most ${longestTitle} letters.` },
    },
    description,
    socialPicture,
    searchAndShare,
    {
      name: 'headTags',
      label: 'Head tags',
      type: 'textarea',
      admin: {
        description:
          'Extra <meta> and <link> tags as HTML, for people who know why. Only known tags and attributes reach the page.',
      },
    },
    {
      name: 'jsonLd',
      label: 'Structured data',
      type: 'json',
      validate: validateStructuredData,
      admin: {
        components: { Field: '/json-text.tsx#JsonText' },
        description: 'A schema.org object as JSON. It replaces what the page says by itself.',
      },
    },
  ],
};
