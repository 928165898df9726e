/** State that the page of a newsletter link shows. */
export type NewsletterState = 'ask' | 'confirmed' | 'leave' | 'left' | 'ended';
