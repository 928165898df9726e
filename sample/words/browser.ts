import type { BrowserWords } from '../../src/domain/browser-words.ts';

/** Words that the browser loads, in a file of their own so that it loads no others. */
export const browserWords: BrowserWords = {
  hours: { open: 'Open: we are in.', closed: 'Closed: we are ashore.' },
  thanks: {
    enquiry: 'Thanks! We got your request and we will get back to you in a few days!',
    application: 'Thanks! We got your application, and we reply within 2 weeks.',
  },
};
