const months: readonly (readonly [word: RegExp, months: number])[] = [
  [/\bweeks?\b/i, 0.25],
  [/\bmonths?\b/i, 1],
  [/\bquarters?\b/i, 3],
  [/\bhalf\b/i, 6],
  [/\byears?\b/i, 12],
];
const counts = ['first', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/**
 * Duration of a plan's step in months (1 to 12), from its text: "First quarter", "Three months",
 * "After 6 months". Without a match, its position among the steps decides.
 */
export function planMonths(when: string, index: number, steps: number): number {
  const unit = months.find(([word]) => word.test(when))?.[1];
  if (unit === undefined) return Math.max(1, Math.round(((index + 1) / steps) * 12));
  const digits = Number(/\d+/.exec(when)?.[0] ?? 0);
  const word = counts.findIndex((count) => new RegExp(`\\b${count}\\b`, 'i').test(when)) + 1;
  const length = unit * Math.max(1, digits || word);
  return length < 1 ? length : Math.min(12, Math.round(length));
}
