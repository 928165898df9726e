import type { Picture } from '../../domain/picture.ts';
import { contactAboutPlan } from '../../forms/plans.ts';

export interface PricingCard {
  readonly title: string;
  /** Illustration of the price. The `depths` and `scale` variants have drawings of their own. */
  readonly picture?: Picture;
  /** `£150,000`, or a range: `£8,000–12,000`. Set as large as possible. */
  readonly price: string;
  /** Explanation of the price: `Start from`, `£1,350 an hour`. */
  readonly subprice: string;
  /** Price, or both ends of its range, as numbers for drawings to scale. */
  readonly amount: readonly [number] | readonly [number, number];
  /** Summary of the plan in one line. */
  readonly text?: string;
  readonly tags?: readonly string[];
  /** `Launch in 2 months` */
  readonly bottomtext?: string;
  /** `Most popular` */
  readonly flag?: string;
  /** Value of the plan in the contact form's address. */
  readonly plan: string;
}

export const contactAddress = ({ plan }: PricingCard): string => contactAboutPlan(plan);
