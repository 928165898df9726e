import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { disc, lines, path, picture, rect, ring, signal } from './parts/kit.ts';
import { lettering } from './parts/lettering.ts';
import { pennant, phoneFrame, pressing, sun } from './parts/pages.ts';
import { harbourShade, neonShade } from './parts/shades.ts';

const card = [480, 480] as const;
const letter = await lettering('A', 230, tart, 84);

const oneStep = `${pennant(50, 150, 390, 180, ink)}${rect(104, 216, 190, 48, tart)}`;

const sunlight = `${sun(240, 240, 118, tart)}${lines(164, 206, [166, 112], 24, 46, ink)}`;

const thumb = `${phoneFrame(96, 40, 250, 470, tile, `${lines(28, 40, [130, 90], 20, 38, ink)}${rect(28, 130, 166, 104, paper)}${pennant(28, 270, 176, 76, harbour)}`)}${pressing(212, 336, 0.66, neon, neonShade)}`;

/** Empty, full, waiting, wrong. */
const states = `
  ${rect(56, 56, 172, 172, paper)}${ring(142, 142, 44, 12, ferry)}${rect(252, 56, 172, 172, tart)}${signal('nine', 292, 92, 92, 100, ink)}
  ${rect(56, 252, 172, 172, neon)}${disc(100, 338, 16, ink)}${disc(142, 338, 16, ink)}${ring(184, 338, 12, 8, ink)}${rect(252, 252, 172, 172, ink)}${path('M338 276l60 116h-120z', taxi)}${rect(331, 312, 14, 40, paper)}${rect(331, 362, 14, 14, paper)}`;

const languages = `${rect(46, 50, 240, 300, ink)}<g transform="translate(${166 - letter.width / 2} 282)">${letter.markup}</g>
  ${rect(206, 150, 236, 290, harbour)}${path('M242 202h164v30H242zM309 202h30v186h-30zM324 282h72v28h-72zM256 290h30v98h-30zM230 378h188v30H230z', paper)}`;

const handedOver = `${path('M160 150V84H320V150H290V114H190V150Z', ink)}${rect(60, 150, 360, 262, ink)}${rect(60, 250, 360, 24, neon)}${rect(206, 222, 68, 80, tart)}${rect(232, 248, 16, 34, ink)}${path('M96 150l20-66h60l-10 66z', paper)}${path('M306 150l10-54 84 14-8 40z', taxi)}`;

export const drawings: readonly Drawing[] = [
  picture('services/design-card-1', card, neon, oneStep),
  picture('services/design-card-2', card, harbour, sunlight),
  picture('services/design-card-3', card, tart, thumb),
  picture('services/design-card-4', card, ferry, states),
  picture('services/design-card-5', card, tile, languages),
  picture('services/design-card-6', card, milk, handedOver + rect(60, 396, 360, 16, harbourShade)),
];
