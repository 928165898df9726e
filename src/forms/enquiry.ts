import { browserWords } from '#words/browser';
import type { FormRules } from './rules.ts';

export const largestFile = 10_000_000;

/**
 * Contact form. The browser marks five fields as required; the server accepts it without company,
 * phone and message.
 */
export const enquiryRules: FormRules = {
  id: 'enquiry',
  thanks: browserWords.thanks.enquiry,
  fields: [
    {
      name: 'name',
      label: 'Name',
      type: 'text',
      autocomplete: 'name',
      asked: true,
      missing: 'Name is required',
      longest: 120,
    },
    { name: 'company', label: 'Company', type: 'text', autocomplete: 'organization', asked: true, longest: 160 },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autocomplete: 'email',
      asked: true,
      missing: 'Email is required',
      longest: 254,
    },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', asked: true, longest: 40 },
    { name: 'message', label: 'Message', type: 'textarea', asked: true, longest: 5000 },
  ],
  file: {
    name: 'file',
    label: 'The file',
    title: 'Brief, if you have one',
    hint: 'PDF, Office, text or picture, up to 10 MB',
    largest: largestFile,
    extensions: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'txt', 'png', 'jpg', 'jpeg', 'webp'],
  },
};
