import { picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { address, rows } from '../../blocks/composed.ts';
import { ground } from '../../blocks/looks.ts';
import { line, lines, passage } from '../../blocks/text.ts';
import type { ServicesAccordionProps } from './services-accordion.tsx';

export const servicesAccordionBlock = block<Pick<ServicesAccordionProps, 'rows'>>({
  name: 'services-accordion',
  label: 'Accordion of services',
  group: 'lists',
  help: 'Rows as large as posters; one of them is open.',
  synonyms: 'accordion, toggles, expand, collapse, list, images',
  headingLevel: 3,
  fields: {
    rows: rows(
      { label: 'Services', one: 'Service', least: 2, most: 6 },
      {
        title: line({ label: 'Title', most: 30 }),
        tags: lines({ label: 'Tags', most: 5, letters: 30 }),
        url: address(),
        ground: ground(),
        heading: line({ label: 'Heading', most: 140 }),
        body: passage({ label: 'Text', most: 400 }),
        picture: picture({ label: 'Picture' }),
        background: picture({ label: 'Behind the picture', decorative: true }),
        button: line({ label: 'Button', most: 40 }),
        review: passage({ label: 'What a client said', most: 200 }),
        reviewer: line({ label: 'Who said it', help: 'A role, and the company.', most: 80 }),
      },
    ),
  },
});
