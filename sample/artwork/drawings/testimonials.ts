import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { bar, disc, each, eyes, lines, path, picture, rect, ring, signal } from './parts/kit.ts';
import { neonShade, sandShade, tartShade, tileShade } from './parts/shades.ts';

const size = [480, 480] as const;

const marketingDirector = `
  ${path('M30 480q10-96 140-106h140q130 10 140 106z', harbour)}${path('M206 320h68v70l-34 36-34-36z', '#a26a3e')}
  ${path('M116 250q-10-180 124-190 134 10 124 190l30 110h-92V230H178v130H86z', ink)}${path('M152 176H328V262q0 92-88 92t-88-92Z', '#c98f5e')}
  ${path('M148 196q4-92 92-92 64 0 92 92-100 0-128-56-8 44-56 56z', ink)}${bar('M174 206l44-4M264 200l42 10', 8, ink)}${eyes(240, 234, 20, 84, 7, -2)}${path('M232 240h16l8 40h-34z', '#a26a3e')}
  ${path('M196 300h88q-6 34-44 34t-44-34z', taxi)}${rect(210, 300, 60, 11, paper)}${disc(146, 300, 20, tart)}${disc(334, 300, 20, tart)}${path('M356 410l96-62v132h-96z', paper)}${rect(330, 410, 30, 70, taxi)}${rect(446, 340, 16, 140, ink)}`;

const shopOwner = `
  ${path('M40 480V428q40-56 200-56t200 56v52z', paper)}${path('M140 480V384l34-14h132l34 14v96z', ferry)}${signal('nine', 214, 424, 52, 50, tart)}${path('M204 330h72v62l-36 30-36-30z', neonShade)}
  ${path('M140 150H340V270q0 92-100 92t-100-92Z', neon)}${path('M116 216h24v56h-24zM340 216h24v56h-24z', neon)}
  ${path('M136 164V96q0-40 104-40t104 40v68z', taxi)}${path('M136 164h230q34 2 44 24H136z', '#9c0d09')}${signal('northWest', 212, 84, 56, 58, tart)}
  ${bar('M168 214q20-18 42 0M270 214q20-18 42 0', 9, ink)}${eyes(240, 242, 18, 96, -5, 2)}${path('M228 244h24l8 40h-40z', neonShade)}${path('M240 288q40-14 84 18-34 24-84 6-50 18-84-6 44-32 84-18z', ink)}${path('M214 322h52l-12 12h-28z', taxi)}`;

const founder = `
  ${path('M20 480q10-92 130-104h180q120 12 130 104z', ink)}${bar('M196 392v60M284 392v60', 8, paper)}${path('M206 330h68v60l-34 40-34-40z', tartShade)}
  ${path('M140 170H340V268q0 94-100 94t-100-94Z', tart)}${path('M116 226h24v50h-24zM340 226h24v50h-24z', tart)}
  ${path('M124 230V150l-26-34 44 4-16-48 52 32 8-56 48 42 40-48 16 54 50-30-12 50 44 0-28 38v76h-28l-14-40-34 22-30-26-36 26-30-24-20 42z', harbour)}
  ${bar('M168 216h52M262 212l50 8', 9, ink)}${eyes(240, 250, 22, 92, 6, 5)}${path('M230 252h20v42h-32z', tartShade)}${path('M188 312h104q-8 36-52 36t-52-36z', ink)}${rect(206, 312, 68, 13, paper)}${rect(236, 312, 5, 13, ink)}${each([168, 184, 296, 312], (x, index) => disc(x, 288 + (index % 2) * 10, 4, tartShade))}`;

const headOfCommerce = `
  ${path('M50 480q0-90 90-120h200q90 30 90 120z', tile)}${path('M240 56q124 0 124 150 0 60 24 154-60 64-148 64T92 360q24-94 24-154 0-150 124-150z', tile)}
  ${path('M152 236q0-92 88-92t88 92v30q0 88-88 88t-88-88z', milk)}${path('M116 200q124-96 248 0-60-86-124-86t-124 86z', tileShade)}${path('M110 372q130 70 260 0l-40 62q-90 34-180 0z', tileShade)}
  ${bar('M174 214l42-8M264 206l42 8', 9, ink)}${eyes(240, 240, 20, 82, -7, 0)}${path('M232 246h16v38h-28z', neon)}${disc(182, 284, 14, neon)}${disc(298, 284, 14, neon)}${bar('M212 312q28 18 54-2', 8, taxi)}
  ${rect(300, 400, 130, 80, '#b9772f')}${rect(352, 400, 26, 80, tart)}${path('M290 480l6-40 30-10 14 14-4 36z', milk)}`;

const clubSecretary = `
  ${path('M30 480q10-90 120-104h180q110 14 120 104z', harbour)}${path('M180 374h120l-60 106z', paper)}${path('M228 396h24l16 60-28 24-28-24z', tart)}
  ${path('M144 170H336V262q0 92-96 92t-96-92Z', '#d96a5a')}${path('M122 226h22v50h-22zM336 226h22v50h-22z', '#d96a5a')}
  ${path('M136 250h28l14 40h124l14-40h28v40q-20 130-104 130T136 290z', paper)}${path('M196 306q44-26 88 0-12 18-44 18t-44-18z', ink)}${path('M240 282q50-8 64 20-36 14-64 0-28 14-64 0 14-28 64-20z', paper)}
  ${path('M112 108q128-92 256 0v34H112z', paper)}${path('M120 142h240v30H120z', ink)}${path('M120 172h240l16 24q-136-20-272 0z', ink)}${signal('nine', 218, 84, 44, 48, harbour)}
  ${bar('M172 212h46M262 212h46', 11, paper)}${eyes(240, 236, 18, 88, 4, 2)}${path('M228 240h24l6 36h-36z', '#b84a3c')}${disc(390, 440, 20, tart)}`;

const cellarManager = `
  ${path('M20 480q16-88 130-100h180q114 12 130 100z', '#5b1030')}${path('M190 380h100l-50 76z', paper)}${path('M204 330h72v62l-36 34-36-34z', sandShade)}
  ${path('M128 200q0-124 112-124t112 124v54q0 108-112 108T128 254Z', milk)}${path('M104 220h26v56h-26zM350 220h26v56h-26z', milk)}
  ${path('M120 220q-6-60 20-92 10 60 0 92zM360 220q6-60-20-92-10 60 0 92z', '#b9ada0')}${bar('M168 196q24-18 48-2M264 194q24-16 48 2', 9, ink)}
  ${eyes(240, 232, 20, 92, 6, 8)}${each([-1, 1], (side) => path(`M${218 + side * 46} 232a22 22 0 0 1 44 0z`, sandShade))}${path('M222 244h36l8 34q-26 22-52 0z', sandShade)}${disc(176, 288, 18, neon)}${disc(304, 288, 18, neon)}${bar('M206 318q34 18 68 0', 8, ink)}
  ${path('M356 296h92q6 90-46 92t-46-92z', paper)}${path('M360 330h84q-2 54-42 56t-42-56z', taxi)}${rect(397, 384, 10, 66, paper)}${rect(370, 448, 64, 10, paper)}${path('M380 480v-60l22-14 26 12 8 62z', milk)}${bar('M384 434h40M384 454h40', 5, sandShade)}`;

const operationsDirector = `
  ${path('M24 480V430l126-56h180l126 56v50z', taxi)}${path('M70 480v-70l46-20v90zM410 480v-70l-46-20v90z', tart)}${path('M196 366h88l-44 90z', ink)}${path('M202 330h76v56l-38 34-38-34z', '#6d3519')}
  ${path('M138 150H342V282L300 362H180L138 282Z', '#8c4a2b')}${path('M116 214h22v58h-22zM342 214h22v58h-22z', '#8c4a2b')}
  ${path('M126 168q0-112 114-112t114 112z', tart)}${rect(100, 160, 280, 26, tart)}${path('M218 46h44v114h-44z', tartShade)}
  ${bar('M160 212h60M260 212h60', 10, ink)}${eyes(240, 242, 20, 96, 0, 1)}${ring(192, 242, 32, 7, ink)}${ring(288, 242, 32, 7, ink)}${bar('M224 240h32M160 236l-22-8M320 236l22-8', 7, ink)}${path('M230 252h20l8 40h-36z', '#6d3519')}${bar('M198 322h84', 10, ink)}${path('M226 338h28v8h-28z', '#6d3519')}
  ${rect(330, 396, 108, 84, tile)}${lines(346, 416, [70, 52, 64], 8, 18, ink)}${rect(362, 386, 44, 18, ink)}${path('M322 480l6-34 26-6 8 40z', '#8c4a2b')}`;

export const drawings: readonly Drawing[] = [
  picture('testimonials/marketing-director', size, tart, marketingDirector),
  picture('testimonials/shop-owner', size, harbour, shopOwner),
  picture('testimonials/founder', size, tile, founder),
  picture('testimonials/head-of-e-commerce', size, harbour, headOfCommerce),
  picture('testimonials/club-secretary', size, neon, clubSecretary),
  picture('testimonials/cellar-manager', size, ferry, cellarManager),
  picture('testimonials/operations-director', size, paper, operationsDirector),
];
