import { outline } from '../../../../scripts/lib/outline.ts';
import { path } from './kit.ts';

const font = 'node_modules/@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2';

/** A word in the poster face, as tall as asked, its left foot at 0 0; with its width. */
export async function lettering(text: string, size: number, fill: string, stretch = 100) {
  const { path: data, width } = await outline(text, { font, size, axes: { wght: 900, wdth: stretch } });
  const compact = data.replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10));
  return { markup: path(compact.replaceAll(' Z', 'Z').trim(), fill), width };
}
