import { type Outline, outline } from '../../../scripts/lib/outline.ts';
import { opticalScale } from '../../../src/shared/mark.ts';
import type { Mark, MarkWord } from './marks.ts';

/** Letters are shaped at this size and the whole mark is scaled afterwards. */
const em = 100;
const gap = 30;
/** How far letters of our own type reach over and below their line, in their size. */
const line = { above: 0.78, below: 0.23 } as const;

export interface DrawnMark {
  readonly id: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const numbersIn = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The box of a path that is made of absolute commands only, as letter outlines are. */
function boxOf(path: string): Box {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const numbers = numbersIn(path);
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x = 0, y = 0] = [numbers[index], numbers[index + 1]];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const placed = (path: string, x: number, y: number, scale: number): string => {
  let isX = true;
  return path.replace(/-?\d+(?:\.\d+)?/g, (value) => {
    const next = (Number(value) + (isX ? x : y)) * scale;
    isX = !isX;
    return ` ${Number(next.toFixed(1))}`;
  });
};

const shaped = ({ text, lettering, scale = 1 }: MarkWord): Promise<Outline> =>
  outline(text, { ...lettering, size: em * scale });

export async function drawMark({
  id,
  title,
  words,
  shape,
  stacked,
  wholeLine = false,
}: Mark): Promise<DrawnMark & { readonly shape: string }> {
  const outlines = await Promise.all(words.map(shaped));
  let path = '';
  let x = 0;
  let y = 0;
  for (const { path: letters, width } of outlines) {
    const box = boxOf(letters);
    if (stacked) {
      path += placed(letters, -box.left, y - box.top, 1);
      y += box.bottom - box.top + 10;
    } else {
      path += placed(letters, x, 0, 1);
      x += width + 6;
    }
  }
  const box = boxOf(path);
  if (wholeLine) {
    box.top = Math.min(box.top, -em * line.above);
    box.bottom = Math.max(box.bottom, em * line.below);
  }
  const letterHeight = box.bottom - box.top;
  // The shape is as high as the letters' capitals and stands on their line.
  const shapeHeight = shape ? Math.min(letterHeight, em * 0.78) : 0;
  const shapeWidth = shape ? shapeHeight + gap : 0;
  const width = box.right - box.left + shapeWidth;
  const scale = opticalScale(width, letterHeight);
  const letters = placed(path, shapeWidth - box.left, -box.top, scale);
  const shapeTop = Math.min(-box.top, letterHeight) - shapeHeight;
  const shapeScale = (shapeHeight / 96) * scale;
  return {
    id,
    title,
    width: Math.ceil(width * scale),
    height: Math.ceil(letterHeight * scale),
    path: letters,
    shape: shape
      ? `<path d="${shape}" transform="translate(0 ${Math.max(0, shapeTop * scale).toFixed(1)}) scale(${shapeScale.toFixed(4)})"/>`
      : '',
  };
}
