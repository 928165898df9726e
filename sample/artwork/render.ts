/**
 * `npm run artwork [-- name …] [--all]` renders the pictures and films of the site and of the sample content.
 *
 * A job whose sources have not changed since it was last rendered here is skipped, unless `--all` is given. Names limit
 * the run to jobs whose name holds one of them: `npm run artwork -- worlds/tai-ping`.
 */
import { rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { placePictures } from '../../scripts/lib/place-pictures.mjs';
import { findProgram, installSystemPackages } from '../../scripts/lib/system-packages.mjs';
import { artworkFolder, Studio } from './lib/browser.ts';
import { seedMedia, sitePictures } from './lib/encode.ts';
import { type Job, jobs } from './lib/jobs.ts';
import { fingerprint, type Known, Ledger } from './lib/ledger.ts';

/** Every job's result depends on how rendering and encoding is done. */
const shared = ['sample/artwork/lib', 'src/shared/picture-sizes.ts'];

const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const renderAll = process.argv.includes('--all');

async function run(job: Job, studio: Studio, ledger: Ledger, known: Known): Promise<void> {
  const started = Date.now();
  ledger.note(known, await job.render(studio));
  process.stdout.write(`${job.name}: ${((Date.now() - started) / 1000).toFixed(0)} s\n`);
}

const knownOf = ({ name, sources }: Job): Known => ({ name, sources: fingerprint([...shared, ...sources]) });

/** Takes away what no list names any more. */
async function sweep(ledger: Ledger): Promise<void> {
  const { seed, pictures, films } = ledger.listed();
  // Widths have three digits or more, numbers of pictures one or two.
  const sized = /(-\d{3,4})?\.(avif|webp|svg|png|webm|mp4)$/;
  const folders = [
    { folder: seedMedia, keeps: (name: string) => seed.has(path.basename(name).replace(sized, '')) },
    {
      folder: sitePictures,
      keeps: (name: string) => pictures.has(name.replace(sized, '')),
    },
    {
      folder: path.resolve(artworkFolder, '../public/films'),
      keeps: (name: string) => films.has(name.replace(sized, '')),
    },
  ];
  for (const { folder, keeps } of folders) {
    for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || entry.name.endsWith('.json')) continue;
      const file = path.join(entry.parentPath, entry.name);
      if (!keeps(path.relative(folder, file))) rmSync(file);
    }
  }
}

if (!findProgram(['ffmpeg'])) await installSystemPackages('ffmpeg', ['ffmpeg']);
const ledger = new Ledger();
const known = new Map((await jobs()).map((job) => [job, knownOf(job)] as const));
const wanted = [...known].filter(([job]) => names.length === 0 || names.some((name) => job.name.includes(name)));
await using studio = await Studio.open(await ensureChromium());
let skipped = 0;
for (const [job, now] of wanted) {
  if (!renderAll && ledger.isCurrent(now)) skipped += 1;
  else await run(job, studio, ledger, now);
}
ledger.write([...known.values()]);
await sweep(ledger);
placePictures(path.dirname(artworkFolder));
process.stdout.write(`${wanted.length - skipped} rendered, ${skipped} unchanged.\n`);
