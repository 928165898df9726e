import { block } from '../../blocks/block.ts';
import { line } from '../../blocks/text.ts';
import type { OpenApplicationProps } from './job-list.tsx';

export const openApplicationBlock = block<Pick<OpenApplicationProps, 'statement'>>({
  name: 'open-application',
  label: 'Open application',
  group: 'people',
  help: 'A sentence, and the mail address for applications as large as it fits.',
  synonyms: 'e-mail, email, careers, jobs, unsolicited, button, link',
  headingLevel: 'none',
  frame: 'own',
  scriptless: true,
  fields: { statement: line({ label: 'Statement', most: 160, start: 'Nothing here that fits? Write to us anyway.' }) },
});
