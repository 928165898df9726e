import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize } from 'svgo';
import { articlePictures, renderedWidth } from '../articles/pictures.ts';
import { drawMark } from '../marks/draw.ts';
import { type Mark, marks } from '../marks/marks.ts';
import { artworkFolder, type Studio } from './browser.ts';
import type { Drawing } from './drawing.ts';
import { type Bound, type Encoded, encodeForSeed, encodeForSite, type SiteRaster, shortHash } from './encode.ts';
import { writeFilm } from './film.ts';
import type { Made } from './ledger.ts';
import { documentOf, framesOf, photograph, pictureName } from './photograph.ts';
import { rasterOf, writeVector } from './vector.ts';
import type { Film, Shot, ShotKind, World } from './world.ts';

const marksFolder = path.resolve(artworkFolder, '../public/marks');
const marksList = path.resolve(artworkFolder, '../site-marks.json');

/** A part of the artwork that is rendered together. */
export interface Job {
  readonly name: string;
  /** Files and folders, from the project's root, that its result depends on. */
  readonly sources: readonly string[];
  readonly render: (studio: Studio) => Promise<Made>;
}

/** Pictures of a case that the site's own pages show too, with the widest file that they need. */
const siteShots: Partial<Record<ShotKind, { readonly name: string; readonly largest: number }>> = {
  'grid-image-full': { name: 'screen', largest: 1920 },
  'grid-image-illustration': { name: 'illustration', largest: 1280 },
  'intro-image': { name: 'page', largest: 1280 },
  'intro-image-mobile': { name: 'phone', largest: 800 },
};

/**
 * Widest file that a case's page asks of a picture, where that is less than the photograph: in a row of two the first takes seven
 * twelfths of the window, the second five.
 */
function largestInCase({ kind, number }: Shot): number | undefined {
  if (kind === 'intro-image') return 1920;
  const isSecond = (kind === 'images2' || kind === 'images3') && number === 2;
  return isSecond ? 1280 : undefined;
}

/** A case opens with this picture on phones: as much as a slow line, of 1.6 megabits a second, brings in a sixth of one. */
const openingOnPhones: Bound = { width: 800, bytes: 35_000 };

const boundOf = ({ kind }: Shot): Bound | undefined => (kind === 'intro-image-mobile' ? openingOnPhones : undefined);

async function renderShots(studio: Studio, world: World): Promise<Made> {
  const seedPictures: Record<string, Encoded> = {};
  const sitePictures: Record<string, SiteRaster> = {};
  for (const shot of world.shots) {
    const png = await photograph(studio, world, shot);
    const name = `${world.slug}-${pictureName(shot)}`;
    seedPictures[name] = await encodeForSeed({ name, png }, { largest: largestInCase(shot), bound: boundOf(shot) });
    const onSite = siteShots[shot.kind];
    if (!onSite) continue;
    const siteName = `work/${world.slug}-${onSite.name}`;
    sitePictures[siteName] = await encodeForSite({ name: siteName, png }, onSite.largest, name);
  }
  return { seedPictures, sitePictures };
}

/**
 * What pages show: a tour as wide as the window, and in two columns of a phone; a loop in two columns or three of a desk, and
 * of a phone. Browsers without AV1 choose between fewer.
 */
const filmSizes = {
  tour: { width: 1280, height: 720, webm: [1280, 480], mp4: [1280, 480] },
  loop: { width: 960, height: 720, webm: [960, 480, 360, 240], mp4: [960, 360] },
} as const;

async function renderFilm(studio: Studio, world: World, kind: keyof typeof filmSizes): Promise<Made> {
  const film: Film = world[kind];
  const name = `${world.slug}-${kind}`;
  const size = { ...filmSizes[kind], seconds: film.seconds };
  const frames = framesOf(studio, documentOf(world, film.page, film.state), `worlds/${world.slug}`, film, size);
  const { film: written, poster } = await writeFilm(name, size, frames);
  const picture = `films/${name}`;
  return {
    siteFilms: { [name]: written },
    sitePictures: { [picture]: await encodeForSite({ name: picture, png: poster }, 1280) },
  };
}

const behindTheScenesJob: Job = {
  name: 'films/behind-the-scenes',
  sources: ['sample/artwork/films', 'sample/artwork/drawings', 'sample/artwork/inks.ts'],
  render: async (studio) => {
    const { behindTheScenes, seconds } = await import('../films/behind-the-scenes.ts');
    const name = 'behind-the-scenes';
    const size = { ...filmSizes.tour, seconds };
    const { film, poster } = await writeFilm(
      name,
      size,
      framesOf(studio, await behindTheScenes(), 'films', { seconds }, size),
    );
    const picture = `films/${name}`;
    return {
      siteFilms: { [name]: film },
      sitePictures: { [picture]: await encodeForSite({ name: picture, png: poster }, 1280) },
    };
  },
};

/** Modules are read when their turn has come, so that one that is being drawn does not stop the others. */
async function worldOf(slug: string): Promise<World> {
  return ((await import(path.join(artworkFolder, 'worlds', slug, 'world.ts'))) as { world: World }).world;
}

function worldJobs(slug: string): Job[] {
  const sources = [`sample/artwork/worlds/${slug}`, 'sample/artwork/package-lock.json'];
  return [
    { name: `worlds/${slug}`, sources, render: async (studio) => renderShots(studio, await worldOf(slug)) },
    { name: `films/${slug}-tour`, sources, render: async (studio) => renderFilm(studio, await worldOf(slug), 'tour') },
    { name: `films/${slug}-loop`, sources, render: async (studio) => renderFilm(studio, await worldOf(slug), 'loop') },
  ];
}

const drawingJob = (file: string): Job => ({
  name: `drawings/${file.replace(/\.ts$/, '')}`,
  sources: [
    `sample/artwork/drawings/${file}`,
    'sample/artwork/drawings/parts',
    'sample/artwork/inks.ts',
    'src/ui/signal/signal-paths.ts',
  ],
  render: async () => {
    const { drawings } = (await import(path.join(artworkFolder, 'drawings', file))) as { drawings: readonly Drawing[] };
    const entries = await Promise.all(
      drawings.map(async (drawing) => [drawing.name, await writeVector(drawing)] as const),
    );
    return { sitePictures: Object.fromEntries(entries) };
  },
});

const articleJob: Job = {
  name: 'articles',
  sources: ['sample/artwork/articles', 'sample/artwork/inks.ts', 'sample/articles', 'sample/authors.yaml'],
  render: async () => {
    const seedPictures: Record<string, Encoded> = {};
    for (const drawing of articlePictures()) {
      const png = await rasterOf(drawing, renderedWidth(drawing.name));
      seedPictures[drawing.name] = await encodeForSeed({ name: drawing.name, png });
    }
    return { seedPictures };
  },
};

async function writeMark(mark: Mark) {
  const { id, title, path: d, shape, width, height } = await drawMark(mark);
  // Of no size, as it is shown in many: what stands in the middle of its box does so in every browser.
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shape}<path d="${d}"/></svg>`;
  const file = optimize(drawing, { multipass: true, floatPrecision: 1 }).data;
  const hash = shortHash(file);
  await writeFile(path.join(marksFolder, `${id}.${hash}.svg`), file);
  return [id, { title, width, height, hash }] as const;
}

/** Each mark is a file of its own, which a browser asks for when it comes near the window. */
const marksJob: Job = {
  name: 'marks',
  sources: ['sample/artwork/marks', 'sample/artwork/package-lock.json', 'src/ui/signal/signal-paths.ts'],
  render: async () => {
    await rm(marksFolder, { recursive: true, force: true });
    await mkdir(marksFolder, { recursive: true });
    const written = await Promise.all(marks.map(writeMark));
    await writeFile(marksList, `${JSON.stringify(Object.fromEntries(written), null, 1)}\n`);
    return {};
  },
};

/** Every job there is, found by the folders. */
export async function jobs(): Promise<Job[]> {
  const worlds = (await readdir(path.join(artworkFolder, 'worlds')))
    .filter((slug) => existsSync(path.join(artworkFolder, 'worlds', slug, 'world.ts')))
    .sort();
  const drawings = (await readdir(path.join(artworkFolder, 'drawings'))).filter((name) => name.endsWith('.ts')).sort();
  return [articleJob, marksJob, behindTheScenesJob, ...drawings.map(drawingJob), ...worlds.flatMap(worldJobs)];
}
