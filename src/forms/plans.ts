/** Name of a plan of so many hours in the contact form's address. */
export const hoursPlan = (hours: number): string => `${hours} hours`;

/** Address of the contact form with a chosen plan. */
export const contactAboutPlan = (plan: string): string => `/contact-us?plan=${encodeURIComponent(plan)}#form`;
