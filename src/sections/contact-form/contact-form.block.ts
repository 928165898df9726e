import { block } from '../../blocks/block.ts';
import { passage } from '../../blocks/text.ts';
import type { ContactFormProps } from './contact-form.tsx';

export const contactFormBlock = block<Pick<ContactFormProps, 'lead' | 'statement'>>({
  name: 'contact-form',
  label: 'Contact form',
  group: 'forms',
  help: 'Ways to reach the agency, its hours, and a form to write to it. Only once on a page.',
  synonyms: 'form, enquiry, message, e-mail, email, mail, telephone, address, opening hours',
  headingLevel: 'none',
  frame: 'own',
  fields: {
    lead: passage({ label: 'What to write about', most: 300, start: 'Tell us what you have in mind.' }),
    statement: passage({
      label: 'What happens to what is sent',
      most: 200,
      start: 'We use what you send to answer you.',
    }),
  },
});
