import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { shortHash } from './encode.ts';
import { framesPerSecond } from './photograph.ts';

const filmFolder = path.resolve(import.meta.dirname, '../../public/films');

/** Bytes. A visitor on a phone pays for each. */
const largestFilm = 600_000;

/** The same frames give the same bytes: nothing of the time or of the encoder's version goes into the file. */
const steady = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-pix_fmt', 'yuv420p'];

/** One key frame: a loop begins anew at its first, and whoever moves about in a tour waits for no more than seconds. */
const oneKeyFrame = ['-g', '600'];

/** What is less than half as wide is for phones, whose pixels are small: it may be a little coarser. */
const coarser = 4;

const encoders = [
  {
    extension: 'webm',
    firstQuality: 38,
    options: (quality: number) => ['-c:v', 'libsvtav1', '-preset', '4', '-crf', String(quality), ...oneKeyFrame],
  },
  {
    extension: 'mp4',
    firstQuality: 24,
    options: (quality: number) => [
      ...['-c:v', 'libx264', '-preset', 'slow', '-crf', String(quality), ...oneKeyFrame],
      ...['-movflags', '+faststart'],
    ],
  },
] as const;

function ffmpeg(parameters: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part: Buffer) => {
      said += part.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg: ${said.trim()}`))));
  });
}

/** Encodes at falling quality until the film fits. */
async function encode(
  frames: string,
  target: string,
  { width, isForPhones }: { readonly width: number; readonly isForPhones: boolean },
  { options, firstQuality }: (typeof encoders)[number],
): Promise<void> {
  const first = firstQuality + (isForPhones ? coarser : 0);
  for (let quality = first; quality <= first + 24; quality += 4) {
    await ffmpeg([
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', frames],
      ...steady,
      ...['-vf', `scale=${width}:-2:flags=lanczos`],
      ...options(quality),
      target,
    ]);
    if ((await stat(target)).size <= largestFilm) return;
  }
  throw new Error(`${path.basename(target)} stays above ${largestFilm} bytes. Fewer things must move in it.`);
}

/** The widths of a film's files, the widest first. */
export interface FilmWidths {
  readonly webm: readonly number[];
  readonly mp4: readonly number[];
}

export interface FilmSize extends FilmWidths {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

export interface SiteFilm extends FilmSize {
  readonly hash: string;
}

/**
 * Writes a silent film as AV1 and as H.264, each in its widths, and gives its first frame for the poster.
 *
 * @param frames JPEG pictures of one size, in order
 */
export async function writeFilm(
  name: string,
  size: FilmSize,
  frames: AsyncIterable<Buffer>,
): Promise<{ film: SiteFilm; poster: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'film-'));
  try {
    const strip = path.join(folder, 'frames.mjpeg');
    let poster: Buffer | undefined;
    async function* noted() {
      for await (const frame of frames) {
        poster ??= frame;
        yield frame;
      }
    }
    await pipeline(Readable.from(noted()), createWriteStream(strip));
    if (!poster) throw new Error(`${name}: the film has no frames.`);
    const hash = shortHash(await readFile(strip));
    await mkdir(path.dirname(path.join(filmFolder, name)), { recursive: true });
    for (const encoder of encoders) {
      for (const width of size[encoder.extension]) {
        const unfinished = path.join(folder, `film.${encoder.extension}`);
        await encode(strip, unfinished, { width, isForPhones: width < size.width / 2 }, encoder);
        await copyFile(unfinished, path.join(filmFolder, `${name}.${hash}-${width}.${encoder.extension}`));
      }
    }
    return { film: { ...size, hash }, poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
