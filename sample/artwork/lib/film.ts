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

const encoders = [
  {
    extension: 'webm',
    firstQuality: 34,
    options: (quality: number) => ['-c:v', 'libsvtav1', '-preset', '6', '-crf', String(quality), '-g', '125'],
  },
  {
    extension: 'mp4',
    firstQuality: 23,
    options: (quality: number) => [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(quality),
      '-movflags',
      '+faststart',
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
  { options, firstQuality }: (typeof encoders)[number],
): Promise<void> {
  for (let quality = firstQuality; quality <= firstQuality + 24; quality += 4) {
    await ffmpeg([
      ...['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(framesPerSecond), '-i', frames],
      ...steady,
      ...options(quality),
      target,
    ]);
    if ((await stat(target)).size <= largestFilm) return;
  }
  throw new Error(`${path.basename(target)} stays above ${largestFilm} bytes. Fewer things must move in it.`);
}

export interface SiteFilm {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hash: string;
}

/**
 * Writes a silent film as AV1 and as H.264, and gives its first frame for the poster.
 *
 * @param frames JPEG pictures of one size, in order
 */
export async function writeFilm(
  name: string,
  size: { readonly width: number; readonly height: number; readonly seconds: number },
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
      const finished = path.join(filmFolder, `${name}.${hash}.${encoder.extension}`);
      const unfinished = path.join(folder, `film.${encoder.extension}`);
      await encode(strip, unfinished, encoder);
      await copyFile(unfinished, finished);
    }
    return { film: { ...size, hash }, poster };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
