/** The one chart of the site. Lines are SVG, words are HTML, so neither is squeezed at any width. */
import { type Days, official, times } from './series.ts';

export interface Chart {
  readonly days: Days;
  readonly low: number;
  readonly high: number;
  /** Values that get a line and a label. */
  readonly ticks: readonly number[];
  /** Labels along the time axis, with their place from 0 to 1. */
  readonly dates?: readonly (readonly [label: string, place: number])[];
  readonly compare?: boolean;
  /** Time runs down instead of across. */
  readonly sideways?: boolean;
  readonly inside?: string;
}

const round = (value: number): string => String(Number(value.toFixed(2)));

type Place = (day: number, value: number) => string;

function line(days: Days, place: Place, stepped: boolean): string {
  let path = '';
  let open = false;
  let before: number | undefined;
  for (const [day, value] of days.entries()) {
    if (value === undefined) open = false;
    else {
      if (open && stepped && before !== undefined && before !== value) path += `L${place(day, before)}`;
      path += `${open ? 'L' : 'M'}${place(day, value)}`;
      open = true;
    }
    before = value;
  }
  return path;
}

export function chart(
  { days, low, high, ticks, dates = [], compare = false, sideways = false, inside = '' }: Chart,
  className = '',
): string {
  const along = (day: number): number => (day / (days.length - 1)) * 1000;
  const up = (value: number): number => ((value - low) / (high - low)) * 1000;
  const place: Place = sideways
    ? (day, value) => `${round(up(value))} ${round(along(day))}`
    : (day, value) => `${round(along(day))} ${round(1000 - up(value))}`;
  const stems = days
    .map((value, day) => (value === undefined ? '' : `M${place(day, low)}L${place(day, value)}`))
    .join('');
  const weeks = days
    .map((value, day) => (value === undefined || day % 7 ? '' : `M${place(day, low)}L${place(day, value)}`))
    .join('');
  const rules = ticks
    .map((tick) => (sideways ? `M${round(up(tick))} 0V1000` : `M0 ${round(1000 - up(tick))}H1000`))
    .join('');
  const marks = dates
    .map(([, at]) => (sideways ? `M0 ${round(at * 1000)}H1000` : `M${round(at * 1000)} 0V1000`))
    .join('');
  const valueSide = sideways ? 'left' : 'bottom';
  const dateSide = sideways ? 'top' : 'left';
  return `<div class="chart ${sideways ? 'sideways' : ''} ${className}"><svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true"><path class="rule" d="${rules}"/><path class="mark" d="${marks}"/><path class="stem" d="${stems}"/><path class="week" d="${weeks}"/>${compare ? `<path class="theirs" d="${line(official(days), place, true)}"/>` : ''}<path class="halo" d="${line(days, place, false)}"/><path class="ours" d="${line(days, place, false)}"/></svg><ol class="values">${ticks.map((tick) => `<li style="${valueSide}:${round(up(tick) / 10)}%">${tick}</li>`).join('')}</ol><ol class="dates">${dates.map(([label, at]) => `<li style="${dateSide}:${round(at * 100)}%">${label}</li>`).join('')}</ol>${inside}</div>`;
}

/** A mark on the line itself, placed like a value. */
export function point({ days, low, high }: Chart, day: number, note: string, className = ''): string {
  const value = days[day] ?? low;
  return `<p class="point ${className}" style="left:${round((day / (days.length - 1)) * 100)}%;bottom:${round(((value - low) / (high - low)) * 100)}%"><i></i><span>${note}</span></p>`;
}

/** A feed's own small line, with its last day marked. */
export function spark(days: Days, className = 'spark'): string {
  const known = days.filter((value) => value !== undefined);
  const low = Math.min(...known);
  const high = Math.max(...known);
  const place: Place = (day, value) =>
    `${round((day / (days.length - 1)) * 1000)} ${round(960 - ((value - low) / (high - low)) * 900)}`;
  const last = known[known.length - 1] ?? low;
  return `<span class="${className}"><svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true"><path class="ours" d="${line(days, place, false)}"/></svg><i style="top:${round(96 - ((last - low) / (high - low)) * 90)}%"></i></span>`;
}

/** An axis as a rule between sections. */
export const axis = `<svg class="axis" viewBox="0 0 1440 10" preserveAspectRatio="none" aria-hidden="true"><path d="M0 .5H1440${times(145, (tick) => `M${tick * 10} 0v${tick % 10 === 0 ? 10 : tick % 5 === 0 ? 7 : 4}`)}" vector-effect="non-scaling-stroke"/></svg>`;
