import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { brandFolder } from '../../lib/brand-folder.ts';
import { sizedFileName, sizesOf } from '../../lib/media/picture-sizes.ts';

const folder = path.join(brandFolder, 'media');

/** Entry of `media/pictures.json`: size and main colour of a picture of the sample content. */
const list = z.record(
  z.string(),
  z.object({
    width: z.number(),
    height: z.number(),
    colour: z.string(),
    focus: z.tuple([z.number(), z.number()]).optional(),
  }),
);

const pictures = list.parse(JSON.parse(await readFile(path.join(folder, 'pictures.json'), 'utf8')));

export interface SeedPicture {
  /** Replaces an uploaded original: the widest encoded size. */
  readonly original: { readonly name: string; readonly mimetype: string; readonly data: Buffer; readonly size: number };
  readonly colour: string;
  readonly focus: readonly [x: number, y: number];
  /** Ready-made sizes in Payload's format, with their bytes. */
  readonly sizes: readonly {
    readonly name: string;
    readonly filename: string;
    readonly width: number;
    readonly height: number;
    readonly mimeType: string;
    readonly filesize: number;
    readonly bytes: Buffer;
  }[];
}

/**
 * @param name in the brand's folder
 * @param published base name of its files on the site
 * @throws when the picture or one of its required sizes is missing in the brand's folder
 */
export async function readSeedPicture(name: string, published: string): Promise<SeedPicture> {
  const picture = pictures[name];
  if (!picture) throw new Error(`${folder}/pictures.json: there is no picture "${name}".`);
  const sizes = await Promise.all(
    sizesOf(picture.width).map(async ({ name: size, width, format }) => {
      const filename = sizedFileName(published, width, format);
      const bytes = await readFile(path.join(folder, 'sizes', sizedFileName(name, width, format)));
      const height = Math.round((picture.height * width) / picture.width);
      return { name: size, filename, width, height, mimeType: `image/${format}`, filesize: bytes.length, bytes };
    }),
  );
  const widest = sizes.findLast(({ mimeType }) => mimeType === 'image/avif');
  if (!widest) throw new Error(`The picture "${name}" is too small to be shown.`);
  const original = { name: `${published}.avif`, mimetype: widest.mimeType, data: widest.bytes, size: widest.filesize };
  return { original, colour: picture.colour, focus: picture.focus ?? [0.5, 0.5], sizes };
}
