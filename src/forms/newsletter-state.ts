/** What the page of a newsletter link says. */
export type NewsletterState = 'ask' | 'confirmed' | 'leave' | 'left' | 'ended';
