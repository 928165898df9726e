import type { Words } from '../../../src/content/words.ts';

const seenBy =
  'Our people, and the firms that carry our mail and keep our records for us, some outside Hong Kong. It is never sold.';
const way =
  'The site that sent you here and the pages that you read here today, if they are known; nothing is stored on your device.';
const rights =
  'Ask for a copy, a correction or erasure, free of charge: Managing Director, {name}, {address}, {email}.';

/** Statement on personal data beside both forms. A change of its wording needs a new date. */
export const personalData: Words['personalData'] = {
  version: '2026-11-30',
  enquiry: {
    purpose: 'To answer you, and to make you an offer if you want one.',
    needed:
      'Name and email, to answer you. The form asks for company, phone and message too, so that we answer well; for a call we need the phone number. A file is your choice.',
    kept: `The page that you wrote from, its language and the time. ${way}`,
    seenBy,
    howLong: '{months} months, then it is erased.',
    rights,
  },
  application: {
    purpose: 'To judge your application, and to answer you.',
    needed: 'Name, email and CV: without them we cannot consider it. The rest is your choice.',
    kept: `The job that you applied for, the language of its page and the time. ${way}`,
    seenBy,
    howLong: '{months} months at most, then it is erased.',
    rights: rights.replace('{email}', '{jobs-email}'),
  },
  call: 'We call you. Fifteen minutes, free, no slides.',
  newsletter:
    'Four issues a year on websites and shops. We use your email address for it only if you tick this and press the button in the mail that we then send, and you can stop at any time, free of charge.',
};
