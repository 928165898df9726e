import { largestFile } from './enquiry.ts';
import type { FormRules } from './rules.ts';

/** Form of a job application. */
export const applicationRules: FormRules = {
  id: 'application',
  fields: [
    {
      name: 'name',
      type: 'text',
      autocomplete: 'name',
      asked: true,
      needed: true,
      longest: 120,
    },
    {
      name: 'email',
      type: 'email',
      autocomplete: 'email',
      asked: true,
      needed: true,
      longest: 254,
    },
    { name: 'phone', type: 'tel', autocomplete: 'tel', asked: false, longest: 40 },
    {
      name: 'portfolio',
      type: 'url',
      autocomplete: 'url',
      asked: false,
      longest: 300,
    },
    { name: 'message', type: 'textarea', asked: false, longest: 3000 },
  ],
  file: {
    name: 'file',
    needed: true,
    largest: largestFile,
    extensions: ['pdf', 'doc', 'docx'],
  },
};
