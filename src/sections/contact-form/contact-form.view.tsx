import type { View } from '../view.ts';
import type { contactFormBlock } from './contact-form.block.ts';
import { ContactForm } from './contact-form.tsx';

export const view: View<typeof contactFormBlock> = (props, { enquiry, organisation, path, personalData, thanks }) => (
  <ContactForm {...props} {...enquiry} {...{ path, personalData, thanks, organisation }} />
);
