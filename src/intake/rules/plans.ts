/** What a plan of so many hours is called in the address of the contact form. */
export const hoursPlan = (hours: number): string => `${hours} hours`;

/** Address of the contact form for somebody who asks about a plan. */
export const contactAboutPlan = (plan: string): string => `/contact-us?plan=${encodeURIComponent(plan)}#form`;
