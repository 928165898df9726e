import sharp from 'sharp';
import { z } from 'zod';
import { opticalScale } from '../../../domain/mark.ts';
import { inkBox, inkIssue } from './ink-box.ts';
import type { MarkFile } from './mark-file-type.ts';
import { readApart } from './read-apart.ts';

const mostBytes = 100_000;
/** Pixels of the longer side when rendered to measure its extent. */
const pixels = 1000;

const number = z.number();
const reading = z.union([
  z.object({ refused: z.string(), values: z.record(z.string(), z.string()).optional() }),
  z.object({ shapes: z.string(), box: z.tuple([number, number, number, number]) }),
]);

type Box = z.infer<typeof reading> extends infer Read ? (Read extends { box: infer B } ? B : never) : never;

const xmlns = 'http://www.w3.org/2000/svg';

/** Bounding box of a drawing in its own units. */
async function inkOf(shapes: string, [x, y, width, height]: Box): Promise<{ box: Box } | { refused: string }> {
  const scale = pixels / Math.max(width, height);
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const drawn = `<svg xmlns="${xmlns}" viewBox="${x} ${y} ${width} ${height}" width="${across}" height="${down}" preserveAspectRatio="none">${shapes}</svg>`;
  const ink = await inkBox(sharp(Buffer.from(drawn)));
  const issue = inkIssue(ink);
  if (!ink || issue) return { refused: issue ?? '' };
  const [wide, high] = [width / across, height / down];
  return { box: [x + ink.left * wide, y + ink.top * high, ink.width * wide, ink.height * high] };
}

/** Measures twice: the second time within the first box, for an exact edge. */
async function exactInkOf(shapes: string, frame: Box) {
  const first = await inkOf(shapes, frame);
  if ('refused' in first) return first;
  const [x, y, width, height] = first.box;
  const [wider, higher] = [width / 20, height / 20];
  return inkOf(shapes, [x - wider, y - higher, width + 2 * wider, height + 2 * higher]);
}

const short = (value: number): number => Number(value.toPrecision(6));

/**
 * Crops a drawing of shapes to its ink, scaled to the size on pages and in the colour of their
 * text.
 */
export async function markOfDrawing(bytes: Buffer): Promise<MarkFile> {
  if (bytes.length > mostBytes) return { refused: 'A logo drawing may have at most 100 kB. Simplify it.' };
  const read = reading.safeParse(await readApart('drawing-reader.ts', bytes).catch(() => null));
  if (!read.success) return { refused: 'This drawing cannot be read: it is no SVG, or it is damaged.' };
  if ('refused' in read.data) return read.data;
  const { shapes, box } = read.data;
  const ink = await exactInkOf(shapes, box).catch(() => ({
    refused: 'This drawing takes too long to draw. Simplify it.',
  }));
  if ('refused' in ink) return ink;
  const [x, y, width, height] = ink.box;
  const scale = opticalScale(width, height);
  // Rounded up to whole pixels.
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  // Pages reference the group by id; the file shows the same by itself.
  const group = `<g id="mark" transform="scale(${short(scale)}) translate(${short(-x)} ${short(-y)})">${shapes}</g>`;
  const drawing = `<svg xmlns="${xmlns}" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">${group}</svg>`;
  return { type: 'image/svg+xml', bytes: Buffer.from(drawing) };
}
