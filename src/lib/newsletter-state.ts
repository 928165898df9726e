/**
 * State that the page of a newsletter link shows: `ended` of a link to confirm, `unknownLeave` of
 * a link to leave.
 */
export type NewsletterState = 'ask' | 'confirmed' | 'leave' | 'left' | 'ended' | 'unknownLeave';
