import type { GroupField, JSONFieldValidation, TextareaField, UIField } from 'payload';
import { type Say, sayIn } from '../panel/say.ts';
import { translated } from '../translations/field.ts';
import { picture } from './media.ts';
import { longestTitle } from './title-length.ts';

/** Validated on publishing; a draft keeps unfinished input. */
const validateStructuredData: JSONFieldValidation = (value: unknown, { req }) => {
  const say = sayIn(req.i18n);
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return say('This is no JSON yet: {fault}', { fault: syntaxFault(value, say) });
  const records: readonly unknown[] = Array.isArray(value) ? value : [value];
  return (
    (records.length > 0 &&
      records.every((one) => one !== null && typeof one === 'object' && ('@type' in one || '@graph' in one))) ||
    say('Give a schema.org object with a "@type", for example {"@context": "https://schema.org", "@type": "FAQPage"}.')
  );
};

function syntaxFault(text: string, say: Say): string {
  try {
    JSON.parse(text);
    return say('an object in curly brackets is needed.');
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : say('it cannot be read.');
  }
}

const description: TextareaField = {
  name: 'description',
  type: 'textarea',
  ...translated,
  maxLength: 160,
  admin: { description: 'Shown under the title in search results: 70 to 160 characters, a whole sentence.' },
};

/** Preview of search results and link previews, while editing. */
export const searchAndShare: UIField = {
  name: 'searchAndShare',
  type: 'ui',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/cms/admin/sharing/search-and-share.tsx#SearchAndShare' },
  },
};

/** Picture of link previews that replaces the generated one. */
export const socialPicture = picture(
  'socialPicture',
  'Social picture of your own',
  'What messengers show of a link: 1200 × 630 or larger, cut around its focal point. Left empty, the site draws one of the title.',
);

/** Reduced group for records whose page supplies the rest. */
export const seoDescription: GroupField = {
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  fields: [description, socialPicture, searchAndShare],
};

/**
 * Metadata for search engines and link previews. Empty fields fall back to the page's own title and
 * texts.
 */
export const seo: GroupField = {
  name: 'seo',
  label: 'Search engines',
  type: 'group',
  fields: [
    {
      name: 'title',
      type: 'text',
      ...translated,
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
        components: { Field: '/cms/admin/fields/json-text.tsx#JsonText' },
        description: 'A schema.org object as JSON. It replaces the data that the page generates.',
      },
    },
  ],
};
