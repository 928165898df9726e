import { block } from '../../blocks/block.ts';
import { optionalLink, rows } from '../../blocks/composed.ts';
import { mascot } from '../../blocks/looks.ts';
import { posterLines } from '../../blocks/poster.ts';
import { choice, line, name, optional, passage } from '../../blocks/text.ts';
import type { PlainQuestion } from '../../domain/service.ts';
import type { FaqProps } from './faq.tsx';

/** Plain-text answers, so that structured data matches the page. */
export type FaqBlockProps = Omit<FaqProps, 'questions'> & { readonly questions: readonly PlainQuestion[] };

export const faqBlock = block<FaqBlockProps>({
  name: 'faq',
  label: 'Questions and answers',
  group: 'lists',
  help: 'Questions that open to their answers. Search engines receive them.',
  synonyms: 'faq, accordion, frequently asked, help, toggles, q&a',
  fields: {
    heading: line({ label: 'Heading', most: 90, start: 'Questions and answers' }),
    headingLines: posterLines(),
    questions: rows<PlainQuestion>(
      { label: 'Questions', one: 'Question', least: 2, most: 16 },
      {
        question: line({ label: 'Question', most: 140 }),
        answer: passage({ label: 'Answer', most: 900 }),
        link: optionalLink({ label: 'More about it' }, 80),
      },
    ),
    layout: optional(
      choice({
        label: 'Look',
        look: 'faq',
        options: {
          right: 'Beside a poster',
          columns: 'Two columns under a poster line',
          wide: 'Large, under a normal heading',
          postscripts: 'As postscripts',
        },
      }),
    ),
    mascot: mascot('Under the poster.'),
    name: optional(name({ label: 'Name', help: 'One word, when a page has two lists of questions.', most: 20 })),
  },
});
