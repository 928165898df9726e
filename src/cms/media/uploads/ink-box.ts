import sharp, { type Sharp } from 'sharp';

/** Bounding box of the drawn pixels. */
export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Covered share of the box, from 0 to 1. */
  readonly covered: number;
}

const seconds = 5;
/** Least visible alpha, of 255. */
const faintest = 12;

/** Bounding box of the opaque pixels; null when there are none. */
export async function inkBox(picture: Sharp): Promise<InkBox | null> {
  const cover = await picture
    .timeout({ seconds })
    .ensureAlpha()
    .extractChannel('alpha')
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (((await sharp(cover).stats()).channels[0]?.max ?? 0) <= faintest) return null;
  const { data, info } = await sharp(cover)
    .trim({ background: '#000', threshold: faintest })
    .toBuffer({ resolveWithObject: true });
  const [channel] = (await sharp(data).stats()).channels;
  return {
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
    covered: (channel?.mean ?? 0) / 255,
  };
}

/** Coverage from which a mark is a filled block. */
const nearlyAll = 0.97;

/** Reason why a mark would be unrecognisable; undefined when it is fine. */
export function inkIssue(box: InkBox | null): string | undefined {
  if (!box || box.width < 2 || box.height < 2) return 'Nothing is drawn within the frame of this file.';
  if (box.covered > nearlyAll)
    return 'This logo is a filled block: it has no clear background. Remove the background, then upload it again.';
  if (Math.max(box.width / box.height, box.height / box.width) > 30)
    return 'This logo is over thirty times as long as it is wide, and would not be seen.';
  return undefined;
}
