import { browserWords } from '#words/browser';
import { largestFile } from './enquiry.ts';
import type { FormRules } from './rules.ts';

/** Form of a job application. */
export const applicationRules: FormRules = {
  id: 'application',
  thanks: browserWords.thanks.application,
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
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autocomplete: 'email',
      asked: true,
      missing: 'Email is required',
      longest: 254,
    },
    { name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', asked: false, longest: 40 },
    {
      name: 'portfolio',
      label: 'Something you made, as a link',
      type: 'url',
      autocomplete: 'url',
      asked: false,
      longest: 300,
    },
    { name: 'message', label: 'Why this job', type: 'textarea', asked: false, longest: 3000 },
  ],
  file: {
    name: 'file',
    label: 'The CV',
    title: 'CV',
    hint: 'PDF or Word, up to 10 MB',
    missing: 'CV is required',
    largest: largestFile,
    extensions: ['pdf', 'doc', 'docx'],
  },
};
