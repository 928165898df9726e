import type { View } from '../view.ts';
import type { contactFormBlock } from './contact-form.block.ts';
import { ContactForm } from './contact-form.tsx';

export const view: View<typeof contactFormBlock> = (props, { enquiry, house }) => (
  <ContactForm {...props} {...enquiry} house={house} />
);
