import { name } from '../config/brand/name.ts';
import { wordmark } from '../config/brand/wordmark.ts';
import { iconPaths } from '../ui/icon/icon-paths.ts';
import { chineseBaseline, chineseLines, isChinese } from './chinese-lines.ts';
import { type SocialImageFacts, socialImageSize } from './facts.ts';
import { type CardLine, cut, field, LineSolver, type Measure } from './lines.ts';
import { secondText } from './second-text.ts';
import { outlines, type Typefaces } from './type.ts';

/** Width in pixels of each field beside the title. */
export const wingWidth = 285;
const kindSize = 25;
const deepest = 64;

/**
 * Slices of submerged type: start and end as fractions of its depth, and horizontal shift in em.
 */
const slices = [
  [-0.0012, 0.27, 0.012],
  [0.265, 0.52, -0.02],
  [0.515, 0.76, 0.026],
  [0.755, 4, -0.012],
] as const;

export interface Waterline {
  readonly y: number;
  /** Whether the last line is partly submerged. */
  readonly wet: boolean;
}

/**
 * Places the waterline: submerges only the last line, keeps it legible, and spares lines with
 * digits.
 */
export function waterline(
  lines: readonly CardLine[],
  { aboveWater, chinese }: { aboveWater: boolean; chinese: boolean },
): Waterline {
  const last = lines.at(-1);
  const bottom = last ? last.top + last.cap : field.bottom;
  if (!last || aboveWater || /\d/.test(last.text)) return { y: bottom + 10, wet: false };
  const share = chinese ? 0.26 : lines.length > 5 ? 0.24 : 0.34;
  return { y: bottom - Math.min(last.cap * share, deepest), wet: true };
}

const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y.toFixed(2)}" width="${width}" height="${height.toFixed(2)}" fill="${fill}"/>`;

/** Draws one icon across both wings, split in the middle. */
function shapeWings(facts: SocialImageFacts): string {
  if (!('shape' in facts.wings)) return '';
  const { shape, ink } = facts.wings;
  const scale = `scale(${(wingWidth * 2) / 96} ${socialImageSize.height / 96})`;
  const path = `<path d="${iconPaths[shape]}" fill="${ink}" transform="${scale}"/>`;
  const half = (at: number, from: number): string =>
    `<svg x="${at}" y="0" width="${wingWidth}" height="${socialImageSize.height}" viewBox="${from} 0 ${wingWidth} ${socialImageSize.height}">${path}</svg>`;
  return half(0, 0) + half(socialImageSize.width - wingWidth, wingWidth);
}

/** Fits a line of data into a width: first with narrower letters, then by truncation. */
function dataLine(faces: Typefaces, text: string, x: number, baseline: number, most: number, fill: string): string {
  const widths = [100, 88, 76, 64];
  const letters = [...text];
  for (let kept = letters.length; kept > 0; kept -= 1) {
    const shown = kept === letters.length ? text : `${letters.slice(0, kept).join('').trimEnd()}…`;
    for (const width of kept === letters.length ? widths : widths.slice(-1)) {
      const set = faces.set(shown, 'data', width);
      if (set.advance * kindSize <= most) return outlines(set, x, baseline, kindSize, `fill="${fill}"`);
    }
  }
  return '';
}

function kindLine(faces: Typefaces, { kind, icon, colours }: SocialImageFacts): string {
  const fill = colours.kind ?? colours.first ?? colours.type;
  const sign = `<path d="${iconPaths[icon]}" fill="${fill}" transform="translate(${field.left} 29) scale(.25)"/>`;
  return sign + dataLine(faces, kind, field.left + 36, 49.5, field.width - 36, fill);
}

function nameLine(faces: Typefaces, { colours, foot }: SocialImageFacts): string {
  if (foot !== undefined) return dataLine(faces, foot, field.left, 597.5, field.width, colours.waterType);
  if (!wordmark) {
    const set = faces.set(name.name.toUpperCase(), 'poster', 100);
    const size = Math.min(32 / 0.675, field.width / set.width);
    return outlines(set, field.left - set.left * size, 604, size, `fill="${colours.waterType}"`);
  }
  const scale = 32 / wordmark.height;
  const parts = wordmark.parts.map(
    ({ path, transform }) => `<path d="${path}" ${transform ? `transform="${transform}"` : ''}/>`,
  );
  return `<g fill="${colours.waterType}" transform="translate(${field.left} 572) scale(${scale.toFixed(4)})">${parts.join('')}</g>`;
}

/** All texts of an image, for loading their fonts. */
export const textsOf = ({ kind, title, line, foot }: SocialImageFacts): string[] =>
  [kind, title, title.toUpperCase(), line ?? '', foot ?? '', '…'].filter((text) => text !== '');

function linesOf(faces: Typefaces, { title, line }: SocialImageFacts): readonly CardLine[] {
  const whole = cut(title);
  const chinese = isChinese(whole);
  const measure: Measure = (text, width, spacing) => faces.set(text, chinese ? 'chinese' : 'poster', width, spacing);
  return chinese ? chineseLines(whole, measure) : new LineSolver(measure).solve(whole, line !== undefined);
}

/**
 * Draws the image without its pictures. Text becomes outlines, so the rasteriser needs no fonts.
 */
export function socialImageSvg(faces: Typefaces, facts: SocialImageFacts): string {
  const { colours, line } = facts;
  const chinese = isChinese(facts.title);
  const lines = linesOf(faces, facts);
  const { y, wet } = waterline(lines, { aboveWater: facts.aboveWater === true, chinese });
  const titles = lines.map(({ text, stretch, spacing, size, cap, left, top }) => ({
    set: faces.set(text, chinese ? 'chinese' : 'poster', stretch, spacing),
    baseline: top + (chinese ? chineseBaseline * cap : cap),
    size,
    left,
  }));
  const drawn = titles.map(({ set, baseline, size, left }, index) =>
    outlines(set, left, baseline, size, `fill="${index === 0 && colours.first ? colours.first : colours.type}"`),
  );
  const [last, waterType] = [lines.at(-1), titles.at(-1)];
  const depth = last ? last.top + last.cap - y : 0;
  const inWater =
    wet && last && waterType
      ? slices.map(([from, to, shift], index) => {
          const at = shift * Math.min(1, 110 / last.cap) * last.size;
          const [top, height] = [y + from * depth, (to - from) * depth];
          return `<clipPath id="w${index}"><rect x="0" y="${top.toFixed(2)}" width="1200" height="${height.toFixed(2)}"/></clipPath><g clip-path="url(#w${index})">${outlines(waterType.set, waterType.left + at, waterType.baseline, waterType.size, `fill="${colours.waterType}"`)}</g>`;
        })
      : [];
  const above = (lines[0]?.top ?? field.bottom) - field.top;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${socialImageSize.width} ${socialImageSize.height}">`,
    shapeWings(facts),
    rectangle(wingWidth, 0, socialImageSize.width - wingWidth * 2, socialImageSize.height, colours.ground),
    kindLine(faces, facts),
    line === undefined ? '' : secondText(faces, line, above, colours.kind ?? colours.type),
    ...drawn,
    rectangle(0, y, socialImageSize.width, socialImageSize.height - y, colours.water),
    ...inWater,
    nameLine(faces, facts),
    '</svg>',
  ].join('');
}
