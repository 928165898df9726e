import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  JSONFieldValidation,
  TextFieldSingleValidation,
} from 'payload';
import { languages } from '../../config/brand/languages.ts';
import { isObject } from '../../lib/is-object.ts';
import { drafts } from '../collections/drafts.ts';
import { notesDraft } from '../editorial/versions/approval.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import { bumpsToken, bumpsTokenOnDelete, bumpToken, goneTag } from '../revalidation/change-tokens.ts';
import { isLines, isRichText } from './drift.ts';
import { translationEndpoints } from './endpoints.ts';
import { isTranslatedCollection } from './field.ts';
import { keepsToRights, waitsForApproval } from './guards.ts';
import { longest } from './longest.ts';

const isWords = (value: unknown): boolean =>
  value === null || typeof value === 'string' || isLines(value) || isRichText(value);

const isText = (value: unknown): boolean =>
  isObject(value) && 'text' in value && 'from' in value && isWords(value.text) && isWords(value.from);

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

/** Bumps the tokens for a draft that withholds a record from the language that is written first. */
const bumpsOnWithholding: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.language !== languages[0].code || doc._status === 'published') return doc;
  await bumpToken(req, 'translations');
  await bumpToken(req, goneTag('translations'));
  return doc;
};

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
  versions: { ...drafts, drafts: { ...drafts.drafts, validate: true } },
  endpoints: translationEndpoints,
  indexes: [{ fields: ['of', 'record', 'language'], unique: true }],
  hooks: {
    beforeOperation: [notesDraft],
    beforeValidate: [refusesStaleSave],
    beforeChange: [keepsToRights, waitsForApproval],
    afterChange: [bumpsToken('translations'), bumpsOnWithholding, recordsSave],
    afterDelete: [bumpsTokenOnDelete('translations')],
  },
  fields: [
    { name: 'of', type: 'text', required: true, validate: validateCollection },
    { name: 'record', type: 'number', required: true },
    { name: 'language', type: 'text', required: true, validate: validateLanguage },
    { name: 'texts', type: 'json', required: true, defaultValue: {}, validate: validateTexts },
  ],
};
