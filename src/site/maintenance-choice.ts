import { maintenancePlans, maintenanceTerms } from './prices.ts';

/** What a number of hours in a quarter costs least as: a plan, or hours bought one by one. */
export interface Choice {
  /** Hours of the plan; none for pay as you go. */
  readonly plan: number | null;
  readonly sum: number;
}

/** The largest plan: whoever wants more asks for a quote. */
export const mostHours = Math.max(...maintenancePlans.map(({ hours }) => hours));

export function cheapest(wanted: number): Choice {
  const single: Choice = { plan: null, sum: wanted * maintenanceTerms.payAsYouGo.hourly };
  return maintenancePlans
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
export const choiceRanges: readonly ChoiceRange[] = findRanges();

function findRanges(): ChoiceRange[] {
  const ranges: ChoiceRange[] = [];
  for (let from = 1; from <= mostHours; ) {
    const { plan } = cheapest(from);
    let to = from;
    while (to < mostHours && cheapest(to + 1).plan === plan) to += 1;
    ranges.push({ from, to, plan });
    from = to + 1;
  }
  return ranges;
}
