import { halfDaysName } from './call.ts';
import type { FormRules } from './rules.ts';

export const largestFile = 10_000_000;

/**
 * Contact form. The browser marks five fields as required; the server accepts it without company,
 * phone and message.
 */
export const enquiryRules: FormRules = {
  id: 'enquiry',
  several: halfDaysName,
  fields: [
    {
      name: 'name',
      type: 'text',
      autocomplete: 'name',
      asked: true,
      needed: true,
      longest: 120,
    },
    { name: 'company', type: 'text', autocomplete: 'organization', asked: true, longest: 160 },
    {
      name: 'email',
      type: 'email',
      autocomplete: 'email',
      asked: true,
      needed: true,
      longest: 254,
    },
    { name: 'phone', type: 'tel', autocomplete: 'tel', asked: true, longest: 40 },
    { name: 'message', type: 'textarea', asked: true, longest: 5000 },
  ],
  file: {
    name: 'file',
    largest: largestFile,
    extensions: ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'txt', 'png', 'jpg', 'jpeg', 'webp'],
  },
};
