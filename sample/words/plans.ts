import { hoursPlan } from '../../src/forms/plans.ts';
import { ecommercePlans, maintenancePlans, seoPlans } from './prices.ts';

export const singleHours = 'Pay As You Go';

/** Every plan that a visitor can come from when he asks about one. */
export const planNames: readonly string[] = [
  ...[...ecommercePlans, ...seoPlans].map(({ name }) => name),
  ...maintenancePlans.map(({ hours }) => hoursPlan(hours)),
  singleHours,
];
