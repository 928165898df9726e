import { ferry, harbour, ink, milk, neon, paper, tart, taxi, tile } from '../inks.ts';
import type { Drawing } from '../lib/drawing.ts';
import { at, bar, clip, disc, each, eyes, lines, path, picture, rain, rect, ring, signal, times } from './parts/kit.ts';
import { neonShade, paperShade, sandShade, tartShade, tileShade } from './parts/shades.ts';

const size = [600, 800] as const;

/** Brow and nose are one big No. 1, the jacket two gale triangles; the contract is read aloud. */
const managingDirector = `
  ${path('M-10 800L188 566h224L610 800Z', tart)}${path('M214 566h172l-86 148z', paper)}
  ${path('M282 588h36l12 138-30 42-30-42z', taxi)}${path('M238 490h124v76l-62 70-62-70z', sandShade)}
  ${path('M160 184H440V410q0 122-140 122T160 410Z', milk)}${path('M130 332h30v88h-30zM440 332h30v88h-30z', milk)}
  ${path('M140 246V146h50v-40h220v40h50v100h-30v-12H170v12z', ink)}${path('M140 246h40v58h-40zM420 246h40v58h-40z', paper)}
  ${eyes(300, 340, 32, 140, 9, 5)}${path('M188 266H412V308H327V438H273V308H188Z', ink)}${path('M300 420L412 486H188Z', paper)}
  ${path('M104 610L20 640l40 160h150z', paper)}${lines(62, 668, [66, 48, 70], 9, 24, ink)}
  ${path('M128 800l-12-60 30-22 46 12 26 34-8 36z', milk)}${bar('M150 742l40 10M146 764l46 10', 6, sandShade)}`;

/** A triangle of black hair, one raised brow, and the list of things not to build. */
const strategyLead = `
  ${path('M300 66L590 640H10Z', ink)}${path('M40 800q16-176 196-186h128q180 10 196 186z', tart)}
  ${path('M256 520h88v96l-44 44-44-44z', paperShade)}${path('M176 340H424V452q0 118-124 118T176 452Z', paper)}
  ${path('M176 330h248v52h-94l-30-38-30 38h-94z', ink)}
  ${each([-1, 1], (side) => ring(300 + side * 58, 432, 20, 7, ink) + disc(310 + side * 58, 433, 12, ink))}
  ${bar('M208 398h62', 11, ink)}${bar('M328 376l64 6', 11, ink)}${path('M300 428l20 62h-20z', neon)}
  ${path('M262 516h82l-18 24h-48z', taxi)}${path('M124 484h58l-29 78zM418 484h58l-29 78z', tile)}
  ${path('M352 618l176-24 30 206H378z', paper)}${lines(388, 646, [112, 84, 98], 12, 42, ink)}
  ${bar('M376 660l136-16M378 704l108-16M382 746l124-18', 7, taxi)}
  ${path('M404 800l-18-34 8-22 62 12 14 44z', paperShade)}`;

/** The beard is a No. 8 south-west, the glasses weigh a kilo, the jumper has eight brothers. */
const designLead = `
  ${path('M0 800V700l213-100h174l213 100V800Z', neon)}${times(6, (index) => signal('nine', 42 + index * 90, 724, 46, 50, ink))}
  ${path('M230 520h140v96l-70 56-70-56z', tileShade)}${path('M175 190q0-112 125-112t125 112V412H175z', tile)}
  ${path('M147 316h28v80h-28zM425 316h28v80h-28z', tile)}
  ${path('M175 398H262V425H338V398H425L300 650Z', ink)}${path('M262 440h76l-38 28z', neon)}
  ${path('M180 278H288V356H180ZM312 278H420V356H312Z', paper)}
  ${path(
    'M150 260H450V296H438V372H308V312H292V372H162V296H150ZM190 296V350H266V296ZM334 296V350H410V296Z',
    ink,
  ).replace('/>', ' fill-rule="evenodd"/>')}
  ${disc(236, 324, 16, ink)}${disc(380, 324, 16, ink)}${path('M288 362h24v52h-24z', tileShade)}
  ${bar('M214 162q38-18 64 0M318 152q38-10 60 5', 7, tileShade)}`;

/** A cloud of curls in which a pencil lives; behind her, the lift she has been watching. */
const curls = [
  [300, 150, 96],
  [196, 178, 88],
  [404, 178, 88],
  [126, 264, 82],
  [474, 264, 82],
  [112, 368, 76],
  [488, 368, 76],
  [158, 452, 62],
  [442, 452, 62],
] as const;
const uxDesigner = `
  ${rect(492, 500, 82, 170, ink)}${path('M533 518l26 44h-52z', milk)}${path('M533 652l26-44h-52z', tart)}
  ${path('M60 800q6-170 150-184h180q144 14 150 184z', taxi)}
  ${each(curls, ([x, y, radius]) => disc(x, y, radius, harbour))}${disc(300, 300, 150, harbour)}
  ${path('M426 206l-17-17L550 48l17 17z', tart)}${path('M533 65l28-28 17 17-28 28z', neon)}${disc(404, 212, 40, harbour)}
  ${path('M254 530h92v84l-46 50-46-50z', sandShade)}${path('M186 270H414V430q0 124-114 124T186 430Z', milk)}
  ${each([216, 270, 330, 384], (x, index) => disc(x, 262 + (index % 2) * 8, 46, harbour))}
  ${bar('M214 344q28-20 54-4M332 338q28-18 54 2', 9, ink)}${eyes(300, 392, 24, 106, -8, 3)}
  ${path('M288 388h24v64h-38z', neon)}${bar('M262 494q40 26 78-6', 11, taxi)}
  ${disc(214, 452, 19, neon)}${disc(386, 452, 19, neon)}`;

/** A blunt fringe, half sugar, less ice. */
const frontEndDeveloper = `
  ${path('M40 800V730q30-110 180-116h140q170 6 200 116V800Z', harbour)}
  ${path('M150 660V190q0-110 104-110h92q104 0 104 110V660Z', ink)}
  ${path('M206 236H394V430q0 120-94 120T206 430Z', paper)}${path('M264 536h72v80l-36 40-36-40z', paperShade)}
  ${path('M200 214h200v92H200z', ink)}
  ${each([-1, 1], (side) => disc(300 + side * 48, 362, 29, ink) + disc(310 + side * 48, 351, 9, paper))}
  ${path('M290 388h20v54h-34z', neon)}${disc(232, 436, 20, neon)}${disc(368, 436, 20, neon)}${disc(306, 494, 14, taxi)}
  ${bar('M308 494L366 660', 16, taxi)}${path('M292 652h154l-30 170h-94z', milk)}${path('M278 634h182v28H278z', paper)}
  ${times(9, (index) => disc(336 + (index % 4) * 22 - (index > 3 ? 0 : 4), 786 - Math.floor(index / 4) * 24 - (index % 2) * 8, 11, ink))}
  ${path('M266 692h52v22h-52zM262 724h56v22h-56zM268 756h52v22h-52z', paper)}`;

/** Grey bob, glasses on a chain; has seen your apostrophe, and it hangs there. */
const contentEditor = `
  ${disc(92, 150, 58, tart)}${path('M150 150q0 104-84 138 30-50 18-92z', tart)}
  ${path('M20 800V742q80-118 280-118t280 118V800Z', ferry)}${path('M232 624h136l-68 124z', neon)}
  ${path('M150 540V270q0-142 150-142t150 142V540H386V312H214V540Z', '#b9ada0')}
  ${path('M254 518h92v100l-46 52-46-52z', neonShade)}${path('M190 272H410V440q0 118-110 118T190 440Z', neon)}
  ${path('M190 282V238h220v74q-100 8-138-62-25 60-82 67z', '#b9ada0')}
  ${bar('M212 336h56', 12, ink)}${bar('M330 318l56 10', 12, ink)}${eyes(300, 374, 28, 112, -5, 9)}
  ${each([-1, 1], (side) => path(`M${270 + side * 56} 374a30 30 0 0 1 60 0z`, neonShade))}
  ${path('M290 384h20l10 70h-40z', neonShade)}
  ${bar('M192 394h86v8q0 46-43 46t-43-46zM322 394h86v8q0 46-43 46t-43-46zM278 400h44', 10, ink)}
  ${`<path d="M190 400Q160 540 222 664M410 400Q440 540 378 664" fill="none" stroke="${tart}" stroke-width="7" stroke-dasharray="4 10" stroke-linecap="round"/>`}
  ${path('M262 500h70l10 14h-90z', taxi)}${path('M392 820L486 596l34 16-90 220z', taxi)}${path('M486 596l24-30 10 46z', ink)}`;

/** In profile, nose first, with the lens that finds the page, the error and the cat. */
const searchLead = `
  ${path('M160 800q12-180 162-196h84q150 20 164 196z', tile)}${path('M300 530h138v96l-76 72-62-46z', tartShade)}
  ${path('M220 224H476V476q0 88-100 88h-88q-68 0-68-68Z', tart)}${path('M220 296V440H114Z', tart)}${path('M220 440H114l106-42z', tartShade)}
  ${path('M462 330a42 50 0 1 1 0 100z', tartShade)}
  ${path('M488 238q8-138-138-138-162 0-188 112l-88 12v40h414z', taxi)}${path('M74 224h112v40H74z', '#9c0d09')}
  ${bar('M250 124v96M310 132v92M370 124v96M430 132v92', 6, '#9c0d09')}${path('M412 264h76v76h-38v-30h-38z', paper)}
  ${path('M220 462q50 38 112 0v66q-50 42-112-6z', paper)}${bar('M226 486h62', 9, ink)}${path('M246 292h86v18h-86z', ink)}
  ${disc(188, 356, 118, paper)}${disc(188, 356, 96, harbour)}
  ${clip('search-lens', 'M92 356a96 96 0 1 1 192 0a96 96 0 1 1-192 0', `${path('M240 304V478L84 414Z', tart)}${disc(236, 336, 46, paper)}${disc(212, 342, 25, ink)}`)}
  ${path('M104 446L24 574l34 22 92-132z', paper)}${path('M26 548l78 52-60 120-84-54z', tart)}${bar('M30 600l56 36M12 632l58 36', 7, tartShade)}`;

/** A No. 9 for a topknot, hoops, and a basket she is about to abandon. */
const commerceLead = `
  ${path('M232 84H368L314 152L368 220H232L286 152Z', taxi)}${path('M156 290q0-88 144-88t144 88v112H156z', taxi)}
  ${path('M50 800q0-150 170-176h160q170 26 170 176z', harbour)}
  ${path('M258 530h84v76l-42 46-42-46z', '#6d3519')}${path('M182 300H418V440q0 116-118 116T182 440Z', '#8c4a2b')}
  ${path('M182 290h236v30q-150 14-236 84z', taxi)}${eyes(300, 388, 28, 114, 10, 0)}
  ${bar('M210 354l66-10M324 344l62 10', 10, ink)}${path('M287 394h26l12 62h-50z', '#6d3519')}
  ${path('M242 482h116q-12 44-58 44t-58-44z', taxi)}${path('M262 482h76v14h-76z', paper)}
  ${ring(160, 500, 32, 15, tart)}${ring(440, 500, 32, 15, tart)}
  ${path('M224 672h56v70h-56z', neon)}${disc(318, 712, 34, tart)}${path('M366 668l28 62h-60z', tile)}
  ${path('M170 716H430L402 810H198Z', paper)}${bar('M206 740h188M214 766h172', 10, ink)}
  ${bar('M202 722q0-84 98-84t98 84', 13, ink)}`;

/** A No. 8 for a rain hood, a spanner, delighted. */
const careDeskLead = `
  ${rain(0, 0, 600, 800, 44, tile, 44)}${path('M300 66L654 800H-54Z', tart)}
  ${path('M300 226q118 0 118 146t-118 150-118-150 118-146z', '#c98f5e')}
  ${path('M182 360q6-140 118-140t118 140q-54-58-118-58t-118 58z', ink)}
  ${bar('M222 384q26-28 50 0M328 384q26-28 50 0', 12, ink)}${path('M287 396h26l8 44h-42z', '#a26a3e')}
  ${path('M236 450h128q-8 54-64 54t-64-54z', paper)}${path('M288 540h24V800h-24z', tartShade)}
  ${each([580, 650, 720], (y) => disc(336, y, 11, ink))}
  ${path('M430 800l52-216q-44-52-6-104l8 54 38 10 36-40q20 62-38 86l-54 210z', paper)}
  ${path('M416 706l92 22 4 62-34 24-70-16z', '#c98f5e')}${bar('M424 730l80 20M420 758l80 20', 7, '#a26a3e')}`;

/** Headphones, half-lidded, a hood like a No. 3, and the key that gets the most use. */
const developmentLead = `
  ${path('M0 800V676h118v-48h364v48h118V800Z', tart)}${path('M236 612V560h128v52l18 40H218z', tartShade)}
  ${path('M248 500h104v96l-52 46-52-46z', neonShade)}${path('M166 198H434V412q0 110-134 110T166 412Z', neon)}
  ${path('M152 258V150h48v-42h200v42h48V258h-42v-42h-52l-22 32-24-32H258l-22 32-22-32h-20v42z', ink)}
  ${bar('M132 330V236q0-150 168-150t168 150v94', 23, paper)}${path('M100 288h72v120h-72zM428 288h72v120h-72z', taxi)}
  ${eyes(300, 318, 32, 124, 0, 5)}${each([-62, 62], (offset) => path(`M${266 + offset} 318a34 34 0 0 1 68 0z`, neonShade))}
  ${bar('M204 310h68M328 310h68', 9, ink)}${path('M286 332h28l14 74h-42z', neonShade)}${bar('M254 452h88', 12, ink)}
  ${bar('M228 632v78M372 632v78', 11, ink)}${path('M262 700h152v96H262l-56-48z', ink)}${bar('M292 722l52 52M344 722l-52 52', 15, paper)}`;

export const drawings: readonly Drawing[] = [
  picture('team/managing-director', size, harbour, managingDirector, [0.5, 0.42]),
  picture('team/strategy-lead', size, neon, strategyLead, [0.5, 0.47]),
  picture('team/design-lead', size, taxi, designLead, [0.5, 0.46]),
  picture('team/ux-designer', size, tile, uxDesigner, [0.5, 0.42]),
  picture('team/front-end-developer', size, tart, frontEndDeveloper, [0.5, 0.46]),
  picture('team/content-editor', size, paper, contentEditor, [0.5, 0.46]),
  picture('team/search-lead', size, ink, at(18, 0, searchLead), [0.47, 0.44]),
  picture('team/e-commerce-lead', size, milk, commerceLead, [0.5, 0.45]),
  picture('team/care-desk-lead', size, harbour, careDeskLead, [0.5, 0.46]),
  picture('team/development-lead', size, ferry, developmentLead, [0.5, 0.42]),
];
