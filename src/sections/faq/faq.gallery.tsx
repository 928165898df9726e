import type { Gallery } from '../../gallery/entry.ts';
import { Faq } from './faq.tsx';

const questions = [
  {
    question: 'How long does a Shopify store take?',
    answer: (
      <p>
        Four to eight weeks for most shops, counted from the day your content is ready. Migrations and several languages
        push it towards the longer end. We give you the date in writing before you sign.
      </p>
    ),
  },
  {
    question: 'What does it cost?',
    answer: (
      <p>
        A designed and built store starts at HK$150,000. Complex stores, with several markets or an old system to talk
        to, run from HK$250,000 to HK$350,000. Shopify’s own monthly bill is separate.
      </p>
    ),
  },
  {
    question: 'Can you move us from another platform?',
    answer: <p>Yes. Products, customers and orders come across, and every old address is sent to its new one.</p>,
  },
  {
    question: 'Will we keep our search rankings?',
    answer: <p>That is what the redirect map is for. We write it first and watch the logs for a month.</p>,
  },
  {
    question: 'Which payments work in Hong Kong?',
    answer: (
      <p>
        Cards, the main wallets and bank transfer. See <a href="/services/ecommerce">our shops</a> for examples.
      </p>
    ),
  },
  { question: 'Can the shop be in Chinese and English?', answer: <p>Yes, from one catalogue.</p> },
  { question: 'Who owns the theme when you are done?', answer: <p>You do, from the first day.</p> },
  { question: 'What happens after launch?', answer: <p>We stay for a month at no charge.</p> },
  { question: 'Do we need Shopify Plus?', answer: <p>Probably not yet.</p> },
];

export const gallery: Gallery = [
  {
    state: 'right',
    ground: 'paper2',
    content: (
      <Faq
        heading="Nine questions, nine answers"
        headingLines={{
          wide: [
            { text: 'Nine', cap: 20 },
            { text: 'questions,', cap: 12 },
            { text: 'nine', cap: 30 },
            { text: 'answers', cap: 15 },
          ],
          narrow: [
            { text: 'Nine questions,', cap: 9 },
            { text: 'nine answers', cap: 13 },
          ],
        }}
        questions={questions}
        mascot={{ name: 't-inverted', ink: 'accent2' }}
      />
    ),
  },
  {
    state: 'columns',
    ground: 'paper2',
    content: (
      <Faq
        heading="Any questions at the till?"
        headingLines={{
          wide: [{ text: 'Any questions at the till?', cap: 4.6 }],
          narrow: [
            { text: 'Any questions', cap: 11 },
            { text: 'at the till?', cap: 15 },
          ],
        }}
        questions={questions.slice(0, 6)}
        layout="columns"
      />
    ),
  },
  {
    state: 'wide',
    content: (
      <Faq
        heading="Five things people ask at the bottom of the letter"
        questions={questions.slice(0, 5)}
        layout="wide"
      />
    ),
  },
  {
    state: 'unforeseen heading',
    content: <Faq heading="What our neighbours ask us" questions={questions.slice(0, 3)} />,
  },
];
