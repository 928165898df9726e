import type { BrowserWords } from '../../../src/domain/browser-words.ts';

/** Words that the browser loads, in a file of their own so that it loads no others. */
export const browserWords: BrowserWords = {
  hours: { open: 'We are open.', closed: 'We are closed.' },
  thanks: {
    enquiry: 'Thank you. We have your message and will answer in a few days.',
    application: 'Thank you. We have your application and will answer in two weeks.',
  },
};
