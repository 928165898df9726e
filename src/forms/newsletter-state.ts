/** States of the page of a newsletter link. */
export type NewsletterState = 'ask' | 'confirmed' | 'leave' | 'left' | 'ended';
