import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';

/**
 * One line that fills the measure, however few letters it has, unless it would be taller than this
 * share of it.
 */
export function queryLine(text: string, tallest: number): PosterLine {
  const atItsWidest = (fitLine({ text, cap: 0 }).baseline / measure) * 100;
  return atItsWidest > tallest ? { text, cap: tallest, share: tallest / atItsWidest } : { text, cap: tallest };
}
