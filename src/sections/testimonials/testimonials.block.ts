import { picture, records } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import type { Fields } from '../../blocks/field-type.ts';
import { line, passage } from '../../blocks/text.ts';
import type { Testimonial, TestimonialsProps } from './testimonials.tsx';

/** Fields of a record in the list of testimonials. */
export const testimonialFields: Fields<Testimonial> = {
  name: line({ label: 'Role', help: 'Who said it, by role.', most: 60 }),
  position: line({ label: 'Of what', help: 'The company, and what it does.', most: 80 }),
  description: passage({ label: 'What they said', most: 500 }),
  icon: picture({ label: 'Drawing', help: 'A small one that stands for the company.' }),
};

export const testimonialsBlock = block<TestimonialsProps>({
  name: 'testimonials',
  label: 'Testimonials',
  group: 'proof',
  help: 'What clients say, out of the list of testimonials.',
  synonyms: 'quotes, reviews, clients, customers, feedback, carousel',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'What clients say' }),
    testimonials: records('testimonials', testimonialFields, { label: 'Testimonials', most: 12 }),
  },
});
