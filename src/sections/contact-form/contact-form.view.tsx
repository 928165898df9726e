import type { View } from '../view.ts';
import type { contactFormBlock } from './contact-form.block.ts';
import { ContactForm } from './contact-form.tsx';

export const view: View<typeof contactFormBlock> = (props, { enquiry, organisation, thanks }) => (
  <ContactForm {...props} {...enquiry} thanks={thanks} organisation={organisation} />
);
