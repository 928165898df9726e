/** Larger pictures of the panel: the quay at the sign-in door, and what stands where there is nothing to show. */
import { wordmark } from '../../../src/brand/wordmark.ts';
import { inks } from '../../../src/shared/inks.ts';
import { type Ink, path, repeat, word } from './pen.ts';

const eyes = (middle: number, y: number, apart: number, radius: number, look: number): string =>
  [-apart / 2, apart / 2]
    .map(
      (aside) =>
        `<circle cx="${middle + aside}" cy="${y}" r="${radius}" fill="${inks.paper}"/><circle cx="${middle + aside + 4}" cy="${y + look}" r="${radius * 0.52}" fill="${inks.ink}"/>`,
    )
    .join('');

const stroke = (data: string, ink: Ink, wide: number): string =>
  `<path d="${data}" fill="${inks[ink]}" fill-opacity="0" stroke="${inks[ink]}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round"/>`;

const legs = (left: number, right: number, from: number, ink: Ink): string =>
  stroke(`M${left} ${from}V-4h14M${right} ${from}V-4h14`, ink, 7);

/** Five of the site's cast, feet at y = 0. `leg` is the ink of legs and of what they carry. */
const withBag = (leg: Ink): string =>
  legs(-40, 40, -40, leg) +
  path('M-76-222H76L9-131L76-40H-76L-9-131Z', 'neon') +
  eyes(4, -196, 29, 11, 1) +
  path('M-26-142L0-131L-26-120ZM26-142L0-131L26-120ZM64-98h16v-12h26v12h16v50H64Z', leg);

const withUmbrella = (leg: Ink): string =>
  legs(-26, 24, -38, leg) +
  `<g transform="rotate(-14 -52 -98)">${stroke('M-52-98V-190', leg, 6)}${path('M-118-176A66 56.8 0 0 1 14-176l-21.8-14l-22.4 14l-21.8-14l-22.4 14l-21.8-14z', leg)}</g>` +
  path('M0-216L82-38H-82Z', 'tart') +
  eyes(2, -128, 25, 10, -1);

const withHat = (leg: Ink): string =>
  legs(-56, 52, -30, leg) +
  path('M-28-206H28V-92H86V-30H-86V-92H-28Z', 'tile') +
  eyes(2, -178, 25, 10, 2) +
  path('M-40-206h80l-16-26h-48z', leg);

/** Drops in rows, each row moved on, so that the picture can be laid side by side. */
const rain = (wide: number, high: number): string =>
  stroke(
    repeat(24, (drop) => {
      const row = Math.floor(drop / 6);
      const x = (drop % 6) * (wide / 6) + (row % 2) * (wide / 12) + 24;
      return `M${x} ${row * (high / 4) + ((drop * 37) % 60) + 6}l-11 27`;
    }),
    'harbour',
    4.5,
  );

const at = (x: number, y: number, scale: number, drawn: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`;

/** A strip of something: what lies between two heights, moved aside as water does. */
const strip = (id: string, top: number, high: number, aside: number, drawn: string): string =>
  `<clipPath id="${id}"><path d="M-60 ${top}H1000v${high}H-60z"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${aside} 0)">${drawn}</g></g>`;

const quayWide = 840;
const quayHigh = 440;

/** The wordmark in the water, and somebody on it; a brand without a drawn wordmark has the water alone. */
function quay(): string {
  const water = quayHigh - 144;
  const harbour = path(`M0 ${water}H${quayWide}V${quayHigh}H0Z`, 'harbour');
  const someone = at(267, quayHigh - 186, 1.04, withBag('paper'));
  const standing = at(267, water, 1.04, withBag('paper'));
  if (!wordmark) return standing + harbour;
  const scale = (quayWide - 80) / wordmark.width;
  const top = quayHigh - 104 - wordmark.height * scale;
  const parts = wordmark.parts
    .map(
      ({ path: d, transform }) => `<path fill="${inks.neon}" d="${d}"${transform ? ` transform="${transform}"` : ''}/>`,
    )
    .join('');
  const mark = at(40, top, scale, parts);
  const high = wordmark.height * scale;
  const ripples = [
    [0.52, 0.12, -9],
    [0.64, 0.12, 11],
    [0.76, 0.11, -5],
    [0.87, 0.15, 15],
  ].map(([from = 0, share = 0, aside = 0], index) => strip(`r${index}`, top + from * high, share * high, aside, mark));
  return someone + strip('dry', top - 4, 0.52 * high + 4, 0, mark) + harbour + ripples.join('');
}

const svg = (wide: number, high: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${drawn}</svg>\n`;

const wide = 1080;
const high = 248;

const quays = (top: number): string =>
  path(`M0 ${top + 14}h130v-10h150v10h240v-8h108v8h236v-12h118v12H${wide}V${high}H0Z`, 'harbour');

const scene = (ground: Ink, ...parts: readonly string[]): string =>
  svg(wide, high, path(`M0 0H${wide}V${high}H0Z`, ground) + parts.join(''));

/** The size of a figure in a scene, and where its feet stand. */
const [size, floor] = [0.72, 205];

export const sceneFiles: Readonly<Record<string, string>> = {
  'quay.svg': svg(quayWide, quayHigh, quay()),
  'rain.svg': svg(600, 420, rain(600, 420)),
  'calm.svg': scene(
    'tile',
    `<circle cx="690" cy="98" r="76" fill="${inks.paper}"/>`,
    at(540, floor, size, withUmbrella('ink')),
    quays(190),
  ),
  'dock.svg': scene('milk', at(540, floor, size, withBag('ink')), quays(190)),
  'adrift.svg': scene(
    'tart',
    word(250, 216, 96, 'NOTHING', { stretch: 130 }),
    at(620, 148, 0.6, withHat('ink')),
    quays(190),
  ),
};
