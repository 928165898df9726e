/** Prices of maintenance hours per quarter: plans, and single hours. */
export interface HourPrices {
  readonly plans: readonly { readonly hours: number; readonly price: number }[];
  readonly hourly: number;
}

/** Cheapest way to buy a number of hours: a plan, single hours, or both. */
export interface Choice {
  /** Hours of the plan; null for single hours only. */
  readonly plan: number | null;
  /** Single hours in addition to the plan, or instead of it. */
  readonly single: number;
  readonly sum: number;
}

/** Hours of the largest plan; more need a quote. */
export const mostHours = ({ plans }: HourPrices): number => Math.max(...plans.map(({ hours }) => hours));

export function cheapest({ plans, hourly }: HourPrices, wanted: number): Choice {
  const withoutPlan: Choice = { plan: null, single: wanted, sum: wanted * hourly };
  return plans
    .map(({ hours, price }): Choice => {
      const single = Math.max(0, wanted - hours);
      return { plan: hours, single, sum: price + single * hourly };
    })
    .reduce((best, one) => (one.sum < best.sum ? one : best), withoutPlan);
}

export interface ChoiceRange {
  readonly from: number;
  readonly to: number;
  readonly plan: number | null;
  /** Whether single hours are added to the plan. */
  readonly more: boolean;
}

/** Cheapest choices for all numbers of hours, as ranges with the same plan. */
export function choiceRanges(prices: HourPrices): readonly ChoiceRange[] {
  const most = mostHours(prices);
  const ranges: ChoiceRange[] = [];
  for (let from = 1; from <= most; ) {
    const { plan, single } = cheapest(prices, from);
    const more = plan !== null && single > 0;
    const isSame = (hours: number): boolean => {
      const choice = cheapest(prices, hours);
      return choice.plan === plan && (plan === null || choice.single > 0 === more);
    };
    let to = from;
    while (to < most && isSame(to + 1)) to += 1;
    ranges.push({ from, to, plan, more });
    from = to + 1;
  }
  return ranges;
}
