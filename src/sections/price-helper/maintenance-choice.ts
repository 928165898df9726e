/** What hours in a quarter cost: in plans of so many, and one by one. */
export interface HourPrices {
  readonly plans: readonly { readonly hours: number; readonly price: number }[];
  readonly hourly: number;
}

/** What a number of hours in a quarter costs least as: a plan, or hours bought one by one. */
export interface Choice {
  /** Hours of the plan; none for pay as you go. */
  readonly plan: number | null;
  readonly sum: number;
}

/** The largest plan: whoever wants more asks for a quote. */
export const mostHours = ({ plans }: HourPrices): number => Math.max(...plans.map(({ hours }) => hours));

export function cheapest({ plans, hourly }: HourPrices, wanted: number): Choice {
  const single: Choice = { plan: null, sum: wanted * hourly };
  return plans
    .filter(({ hours }) => hours >= wanted)
    .map(({ hours, price }): Choice => ({ plan: hours, sum: price }))
    .reduce((best, one) => (one.sum < best.sum ? one : best), single);
}

export interface ChoiceRange {
  readonly from: number;
  readonly to: number;
  readonly plan: number | null;
}

/** The same for every number of hours, as stretches of hours that have the same answer. */
export function choiceRanges(prices: HourPrices): readonly ChoiceRange[] {
  const most = mostHours(prices);
  const ranges: ChoiceRange[] = [];
  for (let from = 1; from <= most; ) {
    const { plan } = cheapest(prices, from);
    let to = from;
    while (to < most && cheapest(prices, to + 1).plan === plan) to += 1;
    ranges.push({ from, to, plan });
    from = to + 1;
  }
  return ranges;
}
