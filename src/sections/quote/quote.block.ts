import { mark, picture } from '../../blocks/artwork.ts';
import { block } from '../../blocks/block.ts';
import { link } from '../../blocks/composed.ts';
import { line, passage } from '../../blocks/text.ts';
import type { QuoteProps } from './quote.tsx';

export const quoteBlock = block<QuoteProps>({
  name: 'quote',
  label: 'Quote',
  group: 'proof',
  help: 'What one client said, beside a picture of their site.',
  synonyms: 'testimonial, review, client, customer, citation, blockquote',
  headingLevel: 'none',
  fields: {
    company: line({ label: 'Company', most: 60 }),
    quote: passage({ label: 'Quote', most: 300 }),
    person: line({ label: 'Role', help: 'Who said it.', most: 60 }),
    position: line({ label: 'Of what', most: 80 }),
    link: link({ label: 'Leads to' }),
    picture: picture({ label: 'Screen' }),
    logo: mark({ label: 'Logo' }),
  },
});
