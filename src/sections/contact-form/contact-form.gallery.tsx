import { browserWords } from '#words/browser';
import { callDays } from '../../forms/half-days.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import type { Gallery } from '../../gallery/entry.ts';
import { organisation, personalData, propsOnPage } from '../../gallery/of-page.ts';
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

const form = {
  ...propsOnPage('/contact-us', 'contact-form'),
  path: '/contact-us',
  organisation,
  personalData,
  callDays: callDays('2026-12-03', organisation.openingHours, new Set(['2026-12-08'])),
  thanks: browserWords.thanks.enquiry,
};
const ids = form.callDays.flatMap(({ halves }) => halves.map(({ id }) => id));
const withCall: FormOutcome = {
  ...outcome,
  values: { ...outcome.values, call: 'on', newsletter: 'on', 'halfDays[]': ids.slice(0, 4).join(' ') },
  errors: [
    { field: 'phone', message: 'A call needs your phone number' },
    { field: 'halfDays', message: 'That is 4 half-days. Please leave three or fewer' },
  ],
  fileLost: false,
};
const finding = propsOnPage('/contact-us', 'finding-us');

export const gallery: Gallery = [
  { state: 'idle', ground: 'accent3', content: <ContactForm {...form} /> },
  {
    state: 'with a plan',
    ground: 'accent3',
    content: <ContactForm {...form} plan="Starter SEO Plan" />,
  },
  {
    state: 'with errors',
    ground: 'accent3',
    content: <ContactForm {...form} outcome={outcome} />,
  },
  { state: 'call, refused', ground: 'accent3', content: <ContactForm {...form} outcome={withCall} /> },
  {
    state: 'call, none possible',
    ground: 'accent3',
    content: <ContactForm {...form} callDays={[]} outcome={{ ...withCall, errors: [] }} />,
  },
  {
    state: 'sent',
    ground: 'accent3',
    content: <ContactForm {...form} sent ticked={{ call: true, newsletter: true }} />,
  },
  { state: 'finding us', content: <FindingUs {...finding} sign={organisation.address.sign} /> },
];
