import { ecommercePlans, maintenancePlans, seoPlans } from './prices.ts';

export const singleHours = 'Pay As You Go';

/** What a plan of so many hours is called in the address of the contact form. */
export const hoursPlan = (hours: number): string => `${hours} hours`;

/** Every plan that a visitor can come from when he asks about one. The contact form knows these, and no other word. */
export const planNames: readonly string[] = [
  ...[...ecommercePlans, ...seoPlans].map(({ name }) => name),
  ...maintenancePlans.map(({ hours }) => hoursPlan(hours)),
  singleHours,
];

export const contactAboutPlan = (plan: string): string => `/contact-us?plan=${encodeURIComponent(plan)}`;
