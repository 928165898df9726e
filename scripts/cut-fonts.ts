/**
 * Subsets the brand's two typefaces to the characters of the site and measures the poster face. Run
 * `node_modules/.bin/node scripts/cut-fonts.ts` after a change of `src/config/brand/type.ts`, of a
 * typeface's version or of the characters below, and commit the result.
 *
 * Each face is split into the characters that every page needs and rare ones, which a browser
 * fetches only for a page that has some; the text face also has a file of bold words. The first
 * file of each face is preloaded (decision 14).
 */
import { readFile, writeFile } from 'node:fs/promises';
import type { Font } from 'harfbuzzjs';
import { faces } from '../src/config/brand/type.ts';
import { type Axes, subsetFont } from '../src/lib/media/subset-font.ts';
import { advance, averageWidth, fontAt } from './lib/drawing/font-measures.ts';

const root = new URL('..', import.meta.url);
const fontFolder = new URL('src/styles/fonts/', root);

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The first without what is in the second. */
const without = (characters: string, others: string): string =>
  [...characters].filter((character) => !others.includes(character)).join('');

const withoutAccents = `${range(0x20, 0x7e)}\u00a0©£·×–—‘’“”…•`;
const accented = without(range(0xa1, 0xff), withoutAccents);
const latin = `${withoutAccents}${accented}`;
const posterCharacters = [...latin].filter((one) => one === one.toUpperCase() && one.trim() !== '');

/**
 * OpenType features of files without accented letters: `mark`, `ccmp` and `locl` serve accented
 * letters only.
 */
const plainFeatures = ['kern', 'tnum', 'liga'];
const features = [...plainFeatures, 'mark', 'ccmp', 'locl'];

/** Characters that few pages have. */
const rareSigns = '#*<=>[\\]^_`{|}~×•';

const { poster, text } = faces;
const posterAxes = { wght: poster.weights, wdth: poster.widths };

interface FontFile {
  readonly name: string;
  readonly family: string;
  readonly source: string;
  readonly axes: Axes;
  /**
   * Writes one `@font-face` rule for each. Browsers look for a character only in files of a family
   * whose descriptors are the same.
   */
  readonly descriptors: readonly string[];
  readonly characters: string;
  readonly features: readonly string[];
}

const posterFile = {
  family: poster.family,
  source: poster.file,
  axes: posterAxes,
  descriptors: [
    `font-weight: ${poster.weights.min} ${poster.weights.max};\n  font-stretch: ${poster.widths.min}% ${poster.widths.max}%;`,
  ],
};
const textFile = { family: text.family, source: text.file };
const regular = 'font-weight: 400 599;';
const bold = 'font-weight: 600 900;';
const posterRare = `"${rareSigns}£${accented}`;
const textRare = `${rareSigns}${accented}`;

const fontFiles: readonly FontFile[] = [
  {
    ...posterFile,
    name: 'poster',
    characters: without(latin, posterRare),
    features: plainFeatures,
  },
  { ...posterFile, name: 'poster-rest', characters: posterRare, features },
  {
    ...textFile,
    name: 'text',
    axes: { wght: text.weights.regular },
    descriptors: [regular],
    characters: without(latin, textRare),
    features: plainFeatures,
  },
  // Bold words stand inside texts; a page without any does not load this file.
  {
    ...textFile,
    name: 'text-bold',
    axes: { wght: text.weights.bold },
    descriptors: [bold],
    characters: without(latin, textRare),
    features: plainFeatures,
  },
  {
    ...textFile,
    name: 'text-rest',
    axes: { wght: { min: text.weights.regular, max: text.weights.bold } },
    descriptors: [regular, bold],
    characters: textRare,
    features,
  },
];

const unicodeRange = (characters: string): string =>
  [...characters]
    .map((one) => one.codePointAt(0) ?? 0)
    .sort((one, other) => one - other)
    .reduce<[number, number][]>((ranges, code) => {
      const last = ranges.at(-1);
      if (last && code === last[1] + 1) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(', ');

interface StandIn {
  /** Average width of `averageText`, in em. */
  readonly width: number;
  /** Every name under which it, or a font of the same widths, is installed. */
  readonly local: readonly string[];
}

interface StandIns {
  readonly family: string;
  readonly regular?: StandIn;
  readonly bold: StandIn;
  readonly serif: StandIn;
}

/**
 * Fallback fonts while ours load: for computers and Apple phones, for Android, which has none of
 * those, and for a bare Linux, which has neither. Every name adds bytes to each page, so a font is
 * named once where one name is enough.
 */
const standIns: readonly StandIns[] = [
  {
    family: 'Fallback',
    // Roboto on Android differs in width by a third of a hundredth.
    regular: { width: 0.4563, local: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto-Regular'] },
    bold: { width: 0.4937, local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
    serif: { width: 0.4172, local: ['Times New Roman', 'Liberation Serif', 'Tinos'] },
  },
  {
    family: 'Android',
    // Newer Android versions have one file of all weights, under the name of the regular.
    bold: { width: 0.4647, local: ['Roboto-Bold', 'Roboto-Regular'] },
    serif: { width: 0.4972, local: ['NotoSerif-Regular', 'NotoSerif'] },
  },
  {
    family: 'Linux',
    regular: { width: 0.5222, local: ['DejaVu Sans'] },
    bold: { width: 0.5888, local: ['DejaVu Sans Bold'] },
    serif: { width: 0.527, local: ['DejaVu Serif'] },
  },
];

/**
 * Uses of the poster face with the setting that stands for each. Posters, the heaviest, fill their
 * lines in any face; their setting only keeps wide letters from growing taller.
 */
const uses = [
  { weights: '400 699', widths: '50% 85%', weight: 'regular', axes: { wght: 640, wdth: 75 } },
  { weights: '400 699', widths: '86% 150%', weight: 'regular', axes: { wght: 560, wdth: 100 } },
  { weights: '700 810', widths: '86% 150%', weight: 'bold', axes: { wght: 800, wdth: 100 } },
  { weights: '811 900', widths: '50% 150%', weight: 'bold', axes: { wght: 850, wdth: 76 } },
] as const;

/**
 * `@font-face` rule of an installed font, resized to take the room of ours. Leaves the line gap
 * out: every text of the site sets its line height.
 */
function standInFace(family: string, descriptors: string, { width, local }: StandIn, font: Font): string {
  const size = averageWidth(font) / width;
  const { ascender, descender } = font.hExtents();
  const ofSize = (length: number) => `${Math.round(length / 100 / size)}%`;
  // Parts that most rules share come first and compress better.
  return `@font-face {
  font-family: '${family}';
  src: ${local.map((name) => `local('${name}')`).join(', ')};
  ${descriptors}
  ascent-override: ${ofSize(ascender)};
  descent-override: ${ofSize(-descender)};
  size-adjust: ${(size * 100).toFixed(1)}%;
}`;
}

/** Drawn widths of the axis; widths and kerning between two of them are interpolated linearly. */
const measuredWidths = [poster.widths.min, 100, poster.widths.max];
/**
 * Weights of posters: wide letters use the first, narrow ones the second, whose counters stay open.
 */
const posterWeights = [900, 820];

function posterMetrics(cutPoster: Buffer, weight: number): unknown {
  const fonts = measuredWidths.map((wdth) => fontAt(cutPoster, { wght: weight, wdth }));
  const each = (measure: (font: Font) => number): string => fonts.map((font) => Math.round(measure(font))).join(' ');
  const glyphs = Object.fromEntries(
    [' ', ...posterCharacters].map((character) => {
      const extents = (font: Font) => font.glyphExtents(font.glyph(character.codePointAt(0) ?? 0) ?? 0);
      const left = each((font) => extents(font)?.xBearing ?? 0);
      const right = each((font) => {
        const box = extents(font);
        return advance(font, character) - (box ? box.xBearing + box.width : 0);
      });
      return [character, [each((font) => advance(font, character)), left, right]];
    }),
  );
  const kerning: Record<string, string> = {};
  for (const one of [' ', ...posterCharacters]) {
    for (const other of [' ', ...posterCharacters]) {
      const values = each((font) => advance(font, one + other) - advance(font, one) - advance(font, other));
      if (/[1-9]/.test(values)) kerning[one + other] = values;
    }
  }
  return { weight, glyphs, kerning };
}

const css: string[] = ['/* Written by scripts/cut-fonts.ts; change that instead. */'];

/** Table with names of weights and widths for font menus; style sheets select by number. */
const namesOfStyles = 'STAT';

/** Subsets a font to these characters, uncompressed. */
async function cut(source: string, characters: string, axes: Axes, keepFeatures: readonly string[]): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', noHinting: true, keepFeatures, dropTables: [namesOfStyles] } as const;
  return subsetFont(await readFile(new URL(`node_modules/${source}`, root)), characters, {
    ...options,
    variationAxes: axes,
  });
}

/** Family in a style sheet: `Source Serif 4` needs quotes, because a word begins with a digit. */
const familyName = (family: string): string => (/(?:^|\s)\d/.test(family) ? `"${family}"` : family);

for (const fontFile of fontFiles) {
  const { name, family, source, axes, descriptors, characters, features: keepFeatures } = fontFile;
  const file = await subsetFont(await cut(source, characters, axes, keepFeatures), characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
  });
  await writeFile(new URL(`${name}.woff2`, fontFolder), file);
  process.stdout.write(`${name}.woff2 ${(file.length / 1000).toFixed(1)} kB\n`);
  for (const descriptor of descriptors)
    css.push(`@font-face {
  font-family: ${familyName(family)};
  ${descriptor}
  font-display: swap;
  src: url('./fonts/${name}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}`);
}

const cutPoster = await cut(poster.file, latin, posterAxes, features);
const posterFonts = uses.map(({ axes }) => fontAt(cutPoster, axes));
const textFont = fontAt(await cut(text.file, withoutAccents, { wght: text.weights.regular }, features), {});
if (poster.plusOfText)
  css.push(
    `/* Data text takes its plus from ${text.family}: that of ${poster.family} is tiny below 30 px. */`,
    `@font-face {
  font-family: Plus;
  font-weight: 400 900;
  font-display: swap;
  src: url('./fonts/text.woff2') format('woff2');
  unicode-range: U+2b;
  size-adjust: 130%;
}`,
  );
for (const standIn of standIns) {
  for (const [index, { weights, widths, weight }] of uses.entries()) {
    const descriptors = `font-weight: ${weights};\n  font-stretch: ${widths};`;
    const font = posterFonts[index];
    const { [weight]: face, family } = standIn;
    if (font && face) css.push(standInFace(`${poster.family} ${family}`, descriptors, face, font));
  }
  css.push(standInFace(`${text.family} ${standIn.family}`, '', standIn.serif, textFont));
}
await writeFile(new URL('src/styles/fonts.css', root), `${css.join('\n\n')}\n`);
const heaviest = fontAt(cutPoster, { wght: 900, wdth: 100 });
/** Height of an H, in em. */
const capHeight = (heaviest.glyphExtents(heaviest.glyph(0x48) ?? 0)?.yBearing ?? 0) / 10_000;
const metrics = {
  unitsPerEm: 10_000,
  capHeight,
  widths: measuredWidths,
  faces: posterWeights.map((weight) => posterMetrics(cutPoster, weight)),
};
await writeFile(new URL('src/ui/poster/poster-metrics.json', root), `${JSON.stringify(metrics, null, 1)}\n`);
