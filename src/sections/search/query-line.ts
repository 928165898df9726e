import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';

/** Fits a text into one line across the width, limited to a cap height in per cent of the width. */
export function queryLine(text: string, tallest: number): PosterLine {
  const atItsWidest = (fitLine({ text, cap: 0 }).baseline / measure) * 100;
  return atItsWidest > tallest ? { text, cap: tallest, share: tallest / atItsWidest } : { text, cap: tallest };
}
