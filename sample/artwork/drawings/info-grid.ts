import { ferry, harbour, ink, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { at, bar, disc, path, picture, rect, ring, signal, times } from './parts/kit.ts';

/* One grid: 120 wide, 8 of margin, bars of 8 or 16, no outline thinner than 8. */
const size = [120, 120] as const;

const shopFront = `${rect(16, 48, 88, 64, ink)}${times(5, (index) => path(`M${8 + index * 20.8} 12h20.8v32l-10.4 12-10.4-12z`, index % 2 ? tart : taxi))}${rect(28, 68, 24, 44, paper)}${rect(64, 68, 28, 24, tile)}`;
const wrench = at(
  60,
  60,
  `${path('M-12 56V-10q-26-18-14-46l6 20 20 8 20-8 6-20q12 28-14 46V56z', harbour)}${rect(-12, 24, 24, 32, ink)}`,
  1,
  40,
);
const chart = `${rect(12, 68, 20, 40, tart)}${rect(40, 48, 20, 60, taxi)}${rect(68, 60, 20, 48, tart)}${rect(96, 28, 12, 80, taxi)}${rect(8, 104, 104, 8, ink)}${bar('M12 52L48 24L76 36L108 8', 8, ink)}`;
const envelope = `${rect(8, 24, 104, 76, taxi)}${path('M8 24H112L60 70Z', ink)}${path('M60 70L8 24V32L60 80L112 32V24Z', paper)}`;
const lock = `${bar('M36 56V40q0-24 24-24t24 24V56', 16, ink)}${rect(16, 52, 88, 60, tart)}${signal('nine', 44, 64, 32, 36, ink)}`;
const gauge = `${path('M8 92a52 52 0 0 1 104 0z', ink)}${path('M24 92a36 36 0 0 1 72 0z', tile)}${path('M54 88L92 48L68 94Z', taxi)}${disc(60, 92, 12, ink)}${rect(8, 92, 104, 12, ink)}`;
const languages = `${rect(8, 8, 68, 68, ink)}${signal('one', 24, 22, 36, 40, tart)}${path('M44 44H112V112H44Z', harbour)}${path('M56 56H100V64H82V72H96V80H82V92H104V100H52V92H60V74H68V92H74V64H56Z', paper)}`;
const search = `${ring(50, 50, 34, 16, ink)}${disc(50, 50, 26, tart)}${signal('northWest', 38, 36, 24, 24, ink)}${bar('M76 76L108 108', 18, taxi)}`;
const megaphone = `${path('M8 48h28L96 12v88L36 72H8z', neon)}${rect(8, 48, 20, 24, ink)}${path('M28 72h24l10 38H38z', ink)}${path('M96 12h14v88H96z', ferry)}`;

export const drawings: readonly Drawing[] = [
  shopFront,
  wrench,
  chart,
  envelope,
  lock,
  gauge,
  languages,
  search,
  megaphone,
].map((markup, index) => picture(`icons/info-${index + 1}`, size, undefined, markup));
