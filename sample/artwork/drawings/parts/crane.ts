import { ink } from '../../inks.ts';
import { at, bar, path, rect, times } from './kit.ts';

/** A tower crane: foot at the origin, jib to the right; the load hangs `drop` below its trolley. */
export function towerCrane(
  x: number,
  y: number,
  height: number,
  jib: number,
  reach: number,
  drop: number,
  fill: string,
  load: string,
  line = ink,
): string {
  const steps = Math.floor(height / 46);
  const braces = times(steps, (index) => `${index === 0 ? 'M' : 'L'}${index % 2 ? 22 : -22} ${-index * 46 - 4}`);
  const webs = times(
    Math.floor(jib / 44),
    (index) => `${index === 0 ? 'M' : 'L'}${40 + index * 44} ${index % 2 ? -height - 34 : -height - 4}`,
  );
  return at(
    x,
    y,
    `${bar(`M-26 0V${-height}M26 0V${-height}`, 11, fill)}${bar(braces, 7, fill)}
    ${bar(`M0 ${-height - 130}L${jib * 0.72} ${-height - 34}M0 ${-height - 130}L-170 ${-height - 20}`, 5, line)}
    ${path(`M-22 ${-height}L-8 ${-height - 140}h16L22 ${-height}z`, fill)}
    ${bar(`M-180 ${-height - 4}H${jib}M26 ${-height - 36}H${jib - 20}L${jib} ${-height - 4}`, 10, fill)}${bar(webs, 6, fill)}
    ${rect(-196, -height - 4, 84, 62, line)}${path(`M30 ${-height + 2}h58v34l-20 26H30z`, line)}${path(`M42 ${-height + 12}h34v18l-10 14H42z`, '#93dcc8')}
    ${rect(reach - 22, -height, 44, 16, line)}${bar(`M${reach} ${-height + 16}V${-height + drop}`, 5, line)}${at(reach, -height + drop, load)}`,
  );
}
