import sharp from 'sharp';
import { opticalScale } from '../../../domain/mark.ts';
import { inkBox, inkIssue } from './ink-box.ts';
import type { MarkFile } from './mark-file-type.ts';

const mostBytes = 5_000_000;
const mostPixels = 20_000_000;
/** Pixels of the file for each CSS pixel: phones have three, and some sections enlarge marks. */
const density = 4;

/** Crops a picture of a mark to its ink and scales it to the size that pages need. */
export async function markOfPicture(bytes: Buffer): Promise<MarkFile> {
  if (bytes.length > mostBytes) return { refused: 'A logo picture may have at most 5 MB.' };
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) return { refused: 'Animated pictures are not supported.' };
    if (width * height > mostPixels)
      return {
        refused: 'A logo picture may have at most {count} million pixels.',
        values: { count: String(mostPixels / 1_000_000) },
      };
    const box = await inkBox(sharp(bytes));
    const issue = inkIssue(box);
    if (!box || issue) return { refused: issue ?? '' };
    const { covered: _covered, ...part } = box;
    const made = sharp(bytes)
      .extract(part)
      .resize({
        width: Math.ceil(part.width * opticalScale(part.width, part.height) * density),
        withoutEnlargement: true,
      })
      .webp({ quality: 90, smartSubsample: true });
    return { type: 'image/webp', bytes: await made.toBuffer() };
  } catch {
    return { refused: 'This picture cannot be read.' };
  }
}
