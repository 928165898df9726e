import { contactAboutPlan } from '../../intake/rules/plans.ts';
import type { Picture } from '../../shared/picture.ts';

export interface PricingCard {
  readonly title: string;
  /**
   * Stands for the price: a ship, a block, a lighthouse. The `ships` and `scale` looks draw their
   * own.
   */
  readonly picture?: Picture;
  /** `HK$150,000`, or a range: `HK$8,000–12,000`. It is set as large as its room lets it. */
  readonly price: string;
  /** What the price is: `Start from`, `HK$1,350 an hour`. */
  readonly subprice: string;
  /** What the looks draw to scale: the price, or both ends of its range, as numbers. */
  readonly amount: readonly [number] | readonly [number, number];
  /** What one gets, in a line. */
  readonly text?: string;
  readonly tags?: readonly string[];
  /** `Launch in 2 months` */
  readonly bottomtext?: string;
  /** `Most popular` */
  readonly flag?: string;
  /** Name of the plan in the address of the contact form. */
  readonly plan: string;
}

export const contactAddress = ({ plan }: PricingCard): string => contactAboutPlan(plan);

export const contactLabel = 'Contact us';
