import { cutAddress } from '../ui/poster/han-cut.ts';

export interface HanFace {
  readonly address: string;
  readonly css: string;
}

const lines = /<text[^>]*\sdata-han=""[^>]*>(.*?)<\/text>/gs;

/**
 * Returns the poster face cut for the Chinese lines of this markup. `swap` shows them in a system
 * face until then; every line keeps its length and height (`textLength`), so nothing shifts.
 *
 * @param markup finished HTML
 * @returns undefined without such lines
 */
export function hanFace(markup: string): HanFace | undefined {
  const address = cutAddress(Array.from(markup.matchAll(lines), ([, line]) => line).join(''));
  if (!address) return undefined;
  const face = `@font-face{font-family:"Signal Han";src:url(${address}) format("woff2");font-weight:900;font-stretch:60% 160%;font-display:swap}`;
  // Lines are measured without space that browsers add or take; Latin parts have their own size.
  const line =
    '[data-han]{font-family:"Signal Han",var(--han,sans-serif);text-autospace:no-autospace;text-spacing-trim:space-all}';
  return { address, css: `${face}${line}[data-han] [font-size]{font-family:var(--display)}` };
}
