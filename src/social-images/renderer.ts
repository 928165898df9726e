import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { type SocialImageFacts, type SocialImagePicture, socialImageSize } from './facts.ts';
import { socialImageSvg, textsOf, wingWidth } from './layout.ts';
import { LetterMissingError, Typefaces } from './type.ts';

/** Reads the file at a path of this site. */
export type ReadPicture = (url: string) => Promise<Buffer>;

/** Larger pictures are refused; none of ours has that many pixels. */
const mostPixels = 100_000_000;

/** Offset of a crop whose centre is as near to the focus as possible. */
const offset = (whole: number, part: number, focus: number): number =>
  Math.round(Math.min(whole - part, Math.max(0, whole * focus - part / 2)));

interface Field {
  readonly width: number;
  readonly height: number;
  /** Colour behind transparent parts. */
  readonly ground: string;
}

/** Scales and crops a picture to fill a field, around its focus. */
async function filling(
  bytes: Buffer,
  { width, height, ground }: Field,
  { focus = [0.5, 0.5] }: SocialImagePicture,
): Promise<Buffer> {
  const { width: from = 1, height: tall = 1, format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
  const scale = Math.max(width / from, height / tall);
  // Rasterises a drawing at the size needed.
  const density = format === 'svg' ? { density: Math.min(2400, Math.max(1, 72 * scale)) } : {};
  const [wide, high] = [Math.max(width, Math.round(from * scale)), Math.max(height, Math.round(tall * scale))];
  return sharp(bytes, { limitInputPixels: mostPixels, ...density })
    .resize(wide, high, { fit: 'fill' })
    .extract({ left: offset(wide, width, focus[0]), top: offset(high, height, focus[1]), width, height })
    .flatten({ background: ground })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Splits one picture across both wings. */
async function oneOverBoth(picture: SocialImagePicture, ground: string, read: ReadPicture): Promise<OverlayOptions[]> {
  const whole = await filling(
    await read(picture.url),
    { width: wingWidth * 2, height: socialImageSize.height, ground },
    picture,
  );
  const half = (left: number): Promise<Buffer> =>
    sharp(whole)
      .extract({ left, top: 0, width: wingWidth, height: socialImageSize.height })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const [one, other] = await Promise.all([half(0), half(wingWidth)]);
  return [
    { input: one, left: 0, top: 0 },
    { input: other, left: socialImageSize.width - wingWidth, top: 0 },
  ];
}

async function threeAWing(
  pictures: readonly SocialImagePicture[],
  ground: string,
  read: ReadPicture,
): Promise<OverlayOptions[]> {
  const each = socialImageSize.height / 3;
  return Promise.all(
    pictures.slice(0, 6).map(async (picture, index) => ({
      input: await filling(await read(picture.url), { width: wingWidth, height: each, ground }, picture),
      left: index < 3 ? 0 : socialImageSize.width - wingWidth,
      top: (index % 3) * each,
    })),
  );
}

/** Target size in bytes: messengers ignore images above some 300 kB. */
const light = 150_000;
/** Palette qualities, tried until the image is small enough. Flat drawings keep all colours. */
const qualities = [100, 80, 60, 40, 20] as const;

async function encoded(card: () => Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await card().png({ palette: true, quality, effort: 7, compressionLevel: 9, dither: 0.4 }).toBuffer();
    if (bytes.byteLength <= light) break;
  }
  return bytes;
}

/** @throws {LetterMissingError} when no letter of the title can be set */
async function fitted(facts: SocialImageFacts, faces: Typefaces): Promise<SocialImageFacts> {
  const { kind, title, line, foot } = facts;
  const shown = await faces.fitted(title);
  if (shown !== title && !/[\p{L}\p{N}]/u.test(shown))
    throw new LetterMissingError(`No typeface of the cards has a letter of "${title}".`);
  return {
    ...facts,
    kind: await faces.fitted(kind),
    title: shown,
    ...(line === undefined ? {} : { line: await faces.fitted(line) }),
    ...(foot === undefined ? {} : { foot: await faces.fitted(foot) }),
  };
}

/** Draws social images. Loads its fonts with the first one. */
export class SocialImageRenderer {
  readonly #read: ReadPicture;
  #faces: Promise<Typefaces> | undefined;

  constructor(read: ReadPicture) {
    this.#read = read;
  }

  /** @throws when a picture cannot be read or no letter of the title can be set */
  async draw(given: SocialImageFacts): Promise<Buffer> {
    if (given.own) return this.#own(given.own, given.colours.ground);
    this.#faces ??= Typefaces.open();
    const faces = await this.#faces;
    const facts = await fitted(given, faces);
    await faces.prepare(textsOf(facts));
    const svg = socialImageSvg(faces, facts);
    const pictures = 'pictures' in facts.wings ? facts.wings.pictures : [];
    const { ground } = facts.colours;
    const [first] = pictures;
    const wings =
      pictures.length >= 6 ? threeAWing(pictures, ground, this.#read) : first && oneOverBoth(first, ground, this.#read);
    const { width, height } = socialImageSize;
    const { data, info } = await sharp({ create: { width, height, channels: 3, background: ground } })
      .composite([...((await wings) ?? []), { input: Buffer.from(svg), left: 0, top: 0 }])
      .raw()
      .toBuffer({ resolveWithObject: true });
    return encoded(() => sharp(data, { raw: info }));
  }

  async #own(picture: SocialImagePicture, ground: string): Promise<Buffer> {
    const whole = await filling(await this.#read(picture.url), { ...socialImageSize, ground }, picture);
    return sharp(whole).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
