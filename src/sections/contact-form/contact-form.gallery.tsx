import { browserWords } from '#words/browser';
import type { FormOutcome } from '../../forms/outcome.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { organisation, propsOnPage } from '../../gallery/of-page.ts';
import { longTitle } from '../../gallery/samples.ts';
import { ContactForm } from './contact-form.tsx';
import { FindingUs } from './finding-us.tsx';

const outcome: FormOutcome = {
  status: 422,
  values: { name: '', email: 'ming@six', company: longTitle, phone: '6', message: longTitle },
  errors: [
    { field: 'name', message: 'Name is required' },
    { field: 'email', message: 'This is not an email address we could answer to' },
  ],
  key: '',
  start: '',
  fileLost: true,
};

const form = { ...propsOnPage('/contact-us', 'contact-form'), thanks: browserWords.thanks.enquiry };
const finding = propsOnPage('/contact-us', 'finding-us');

export const gallery: Gallery = [
  { state: 'idle', ground: 'accent3', content: <ContactForm {...form} organisation={organisation} /> },
  {
    state: 'with a plan',
    ground: 'accent3',
    content: <ContactForm {...form} organisation={organisation} plan="Starter SEO Plan" />,
  },
  {
    state: 'with errors',
    ground: 'accent3',
    content: <ContactForm {...form} organisation={organisation} outcome={outcome} />,
  },
  { state: 'sent', ground: 'accent3', content: <ContactForm {...form} organisation={organisation} sent /> },
  { state: 'finding us', content: <FindingUs {...finding} sign={organisation.address.sign} /> },
];
