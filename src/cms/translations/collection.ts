import type { CollectionConfig, JSONFieldValidation, TextFieldSingleValidation } from 'payload';
import { languages } from '../../config/brand/languages.ts';
import { isObject } from '../../lib/is-object.ts';
import { drafts } from '../collections/drafts.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';
import { isTranslatedCollection } from './field.ts';

/** Maximum length of one translation in bytes of JSON: an article of 20,000 words. */
const longest = 500_000;

const isText = (value: unknown): boolean => isObject(value) && 'text' in value && 'from' in value;

const validateTexts: JSONFieldValidation = (value) => {
  if (value === undefined || value === null) return true;
  if (!isObject(value) || Array.isArray(value) || !Object.values(value).every(isText))
    return 'Translations are stored as { "key": { "text": …, "from": … } }.';
  return JSON.stringify(value).length <= longest || `A translation has at most ${longest} bytes.`;
};

const validateCollection: TextFieldSingleValidation = (value) =>
  isTranslatedCollection(String(value)) || `Records of ${value} have no translations.`;

const validateLanguage: TextFieldSingleValidation = (value) =>
  languages.some(({ code }) => code === value) || `The site has no language ${value}.`;

/**
 * Texts of a record in another language, one record for each pair. A page, case, article or job is
 * shown in a language while its translation is published there. For the language that is written
 * first the record itself has the texts: a translation in that language that is a draft withholds
 * the record from it.
 */
export const Translations: CollectionConfig = {
  slug: 'translations',
  labels: { singular: 'Translation', plural: 'Translations' },
  admin: { hidden: true },
  disableDuplicate: true,
  versions: drafts,
  indexes: [{ fields: ['of', 'record', 'language'], unique: true }],
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [bumpsToken('translations'), recordsSave],
    afterDelete: [bumpsTokenOnDelete('translations')],
  },
  fields: [
    { name: 'of', type: 'text', required: true, validate: validateCollection },
    { name: 'record', type: 'number', required: true },
    { name: 'language', type: 'text', required: true, validate: validateLanguage },
    { name: 'texts', type: 'json', required: true, defaultValue: {}, validate: validateTexts },
  ],
};
