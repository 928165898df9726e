import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refusesIssues } from '../../editorial/checks/validation-issues.ts';
import { type Say, sayEnglish, sayIn } from '../../panel/say.ts';
import { generatedName, withoutFileFields } from './file-names.ts';
import { readApart } from './read-apart.ts';

const mostBytes = 30_000_000;
/** Pixels of the longer side. */
const mostPixels = 2560;
const leastPixels = 160;
const mostSeconds = 300;

/**
 * Types with their file extension, and the codecs that all current browsers play, with 8 bits and
 * 4:2:0.
 */
const types: ReadonlyMap<string, { readonly extension: string; readonly codecs: RegExp; readonly wanted: string }> =
  new Map([
    ['video/mp4', { extension: 'mp4', codecs: /^avc1\.(?:42|4d|58|64)/i, wanted: 'H.264 with 8 bits and 4:2:0' }],
    [
      'video/webm',
      {
        extension: 'webm',
        codecs: /^(?:vp8|vp09\.00\.|av01\.0\.[^.]+\.08)/,
        wanted: 'VP9 or AV1 with 8 bits and 4:2:0',
      },
    ],
  ]);

export const filmTypes: readonly string[] = [...types.keys()];

const reading = z.object({
  type: z.string(),
  codec: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  sound: z.boolean(),
  seconds: z.number(),
});

export interface FilmMeasurements {
  readonly type: string;
  readonly extension: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

const inMegabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`;

/** Measures a film by its bytes, or returns the reason why it cannot be shown, as a sentence. */
export async function measureFilm(bytes: Uint8Array, say: Say = sayEnglish): Promise<FilmMeasurements | string> {
  if (bytes.length > mostBytes)
    return say('A film has at most {most}, this one has {size}. Make it smaller, or give it to the video service.', {
      most: inMegabytes(mostBytes),
      size: inMegabytes(bytes.length),
    });
  const read = reading.safeParse(await readApart('film-reader.ts', bytes).catch(() => null));
  const kind = read.data && types.get(read.data.type);
  if (!read.data?.width || !kind) return say('A film is an MP4 or a WebM file; this is none, or it is damaged.');
  const { type, codec, sound } = read.data;
  const [width, height] = [Math.round(read.data.width), Math.round(read.data.height)];
  if (!codec || !kind.codecs.test(codec))
    return say('Not every browser plays the way in which this film is encoded ({codec}). Export it as {wanted}.', {
      codec: codec ?? say('unknown'),
      wanted: say(kind.wanted),
    });
  if (sound)
    return say(
      'Films here are silent; this one has a sound track. Export it without, or give it to the video service, which has captions.',
    );
  if (Math.max(width, height) > mostPixels || Math.min(width, height) < leastPixels)
    return say('A film has at least {least} and at most {most} pixels on each side; this one has {width} × {height}.', {
      least: leastPixels,
      most: mostPixels,
      width,
      height,
    });
  if (!(read.data.seconds > 0)) return say('This film has no length.');
  if (read.data.seconds > mostSeconds)
    return say('A film lasts at most {count} minutes; what is longer belongs to the video service.', {
      count: mostSeconds / 60,
    });
  const seconds = Math.max(1, Math.round(read.data.seconds));
  return { type, extension: kind.extension, width, height, seconds };
}

async function checkFilm(req: PayloadRequest, file: NonNullable<PayloadRequest['file']>) {
  const found = await measureFilm(file.data, sayIn(req.i18n));
  if (typeof found === 'string') {
    refusesIssues(req, { slug: 'films' }, [{ path: 'file', message: found }]);
    return {};
  }
  const { type, extension, width, height, seconds } = found;
  file.mimetype = type;
  file.name = generatedName('film', extension);
  return { width, height, seconds };
}

/** Checks a film before it is stored; type, size and length come from its bytes. */
export const checksFilmFile: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const { data } = args as { readonly data?: object };
  const measured = req.file ? await checkFilm(req, req.file) : {};
  return { ...args, data: { ...withoutFileFields(data ?? {}), ...measured } } as typeof args;
};

/** Keeps the measured length of a stored film: requests cannot change it. */
export const keepsLength: CollectionBeforeChangeHook = ({ data, originalDoc, req }) =>
  originalDoc?.filename && !req.file ? { ...data, seconds: originalDoc.seconds } : data;
