/** What hours in a quarter cost: in plans of so many, and one by one. */
export interface HourPrices {
  readonly plans: readonly { readonly hours: number; readonly price: number }[];
  readonly hourly: number;
}

/**
 * What a number of hours in a quarter costs least as: a plan, hours bought one by one, or a plan
 * and what it lacks one by one.
 */
export interface Choice {
  /** Hours of the plan; none for pay as you go. */
  readonly plan: number | null;
  /** Hours bought one by one beside the plan, or instead of it. */
  readonly single: number;
  readonly sum: number;
}

/** The largest plan: whoever wants more asks for a quote. */
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
  /** Whether hours are bought one by one beside the plan. */
  readonly more: boolean;
}

/** The same for every number of hours, as stretches of hours that have the same answer. */
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
