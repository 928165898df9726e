/** What is photographed without a page around it, and the film. */
import { axis, chart } from './chart.ts';
import { chance, course, times } from './series.ts';

const rising = course({ days: 90, from: 104, to: 131, swing: 2.6, noise: 2.4, seed: 3 });

export const illustration = `<div class="bleed key-picture">${chart({ days: rising, low: 96, high: 136, ticks: Array.from({ length: 10 }, (_, row) => 96 + row * 4), dates: Array.from({ length: 9 }, (_, column) => ['', column / 8] as const), compare: true })}</div>`;

const near = course({ days: 44, from: 124, to: 130, swing: 1.7, noise: 2.2, seed: 8, missing: [29, 31] });

export const banner = `<div class="bleed near">${chart({ days: near, low: 121, high: 132.5, ticks: [122, 124, 126, 128, 130], dates: Array.from({ length: 22 }, (_, week) => ['', week / 21] as const), compare: true })}</div>`;

/** A curve that ends where it began, so that the film can. */
const period = 96;
const wave = (step: number): number => {
  const turn = (step / period) * Math.PI * 2;
  return (
    250 +
    Math.sin(turn) * -96 +
    Math.sin(turn * 3 + 1) * 34 +
    Math.sin(turn * 7) * 16 +
    (chance(((step % period) + period) % period) - 0.5) * 22
  );
};
const across = 10;
const head = 76;
const steps = period * 2 + 1;
const ours = Array.from(
  { length: steps },
  (_, step) => `${step ? 'L' : 'M'}${step * across} ${wave(step).toFixed(1)}`,
).join('');
const stems = Array.from({ length: steps }, (_, step) => `M${step * across} ${wave(step).toFixed(1)}V560`).join('');
const theirs = Array.from(
  { length: steps / 16 },
  (_, month) => `${month ? 'V' : 'M0 '}${(wave(month * 16 - 20) + 42).toFixed(0)}H${(month + 1) * 16 * across}`,
).join('');

const follow = Array.from(
  { length: period + 1 },
  (_, step) => `${((step / period) * 100).toFixed(3)}%{transform:translateY(${wave(head + step).toFixed(1)}px)}`,
).join('');

/** The reading under the dot, one for every fifth step. */
const readings = Array.from({ length: 24 }, (_, turn) => (140 - wave(head + turn * 4) / 26).toFixed(2));

export const loop = `<style>@keyframes follow{${follow}}</style><div class="live"><svg class="grid" viewBox="0 0 1920 720" aria-hidden="true"><path d="${times(13, (row) => `M0 ${row * 60 + 20}H1920`)}${times(17, (column) => `M${column * 120} 0V720`)}"/></svg><div class="paper"><svg viewBox="0 0 1920 720" aria-hidden="true"><path class="stem" d="${stems}"/><path class="theirs" d="${theirs}"/><path class="ours" d="${ours}"/></svg></div><div class="curtain"></div><div class="head"><i></i><p>${`<span>${readings.join('</span><span>')}</span>`}</p></div>${axis}</div>`;
