/** Draws the sample pictures of articles, authors and cases and writes them to seed/media. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { parse } from 'yaml';
import { guest, portraits } from './cast.ts';
import { categoryGrounds, tart } from './inks.ts';
import { omtis, onlyBeverages } from './motifs-bottles.ts';
import { taiPing } from './motifs-carpets.ts';
import { loveFromBlue, tree } from './motifs-gifts.ts';
import { sovereign, truflation } from './motifs-lines.ts';
import { wavesPacific } from './motifs-sea.ts';
import { arabica, drcFeast } from './motifs-table.ts';
import { articleScenes, stockScene } from './scenes.ts';
import type { Picture } from './screen-parts.ts';
import { casePictures } from './screens.ts';
import { inksOf, type Motif } from './world.ts';

const seed = fileURLToPath(new URL('../seed/', import.meta.url));
const media = `${seed}media/`;

const motifs: Record<string, Motif> = {
  arabica,
  'drc-feast': drcFeast,
  'love-from-blue': loveFromBlue,
  'omtis-fine-wines': omtis,
  'only-beverages': onlyBeverages,
  'sovereign-group': sovereign,
  'tai-ping': taiPing,
  tree,
  truflation,
  'waves-pacific': wavesPacific,
};

type FrontMatter = { category?: string; colours?: string[] };

/** Reads every Markdown file of a folder in the order of its names. */
async function documents(folder: string): Promise<{ slug: string; text: string; front: FrontMatter }[]> {
  const names = (await readdir(seed + folder)).filter((name) => name.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${seed}${folder}/${name}`, 'utf8');
      const front = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
      return { slug: name.slice(0, -3), text, front: parse(front) as FrontMatter };
    }),
  );
}

/** Counts the pictures in the picture groups of an article. */
function pictureCount(text: string): number {
  const groups = [...text.matchAll(/^```pictures\n([\s\S]*?)^```$/gm)];
  return groups.reduce((sum, group) => sum + (parse(group[1] ?? '') as unknown[]).length, 0);
}

/** The pictures of one article. */
function articlePictures(slug: string, front: FrontMatter, text: string): Picture[] {
  const ground = categoryGrounds[front.category ?? ''] ?? tart;
  const drawn = articleScenes[slug];
  const groups = Array.from({ length: pictureCount(text) }, (_, index) => ({
    name: `${slug}-picture-${index + 1}`,
    width: 1200,
    height: 900,
    drawing: drawn?.pictures?.[index] ?? stockScene(`${slug}-${index + 1}`, ground, 1200, 900),
  }));
  return [
    {
      name: `${slug}-thumbnail`,
      width: 1200,
      height: 900,
      drawing: drawn?.thumbnail ?? stockScene(slug, ground, 1200, 900),
    },
    {
      name: `${slug}-banner`,
      width: 2000,
      height: 1000,
      drawing: drawn?.banner ?? stockScene(slug, ground, 2000, 1000),
    },
    ...groups,
  ];
}

/** Everything the sample content asks for. */
async function allPictures(): Promise<Picture[]> {
  const articles = await documents('articles');
  const cases = await documents('cases');
  const authors = parse(await readFile(`${seed}authors.yaml`, 'utf8')) as { slug: string }[];
  return [
    ...articles.flatMap(({ slug, front, text }) => articlePictures(slug, front, text)),
    ...authors.map(({ slug }) => ({
      name: `${slug}-portrait`,
      width: 600,
      height: 600,
      drawing: portraits[slug] ?? guest,
    })),
    ...cases.flatMap(({ slug, front }, index) => {
      const inks = inksOf(front.colours ?? []);
      const motif = motifs[slug] ?? wavesPacific;
      return casePictures(motif(inks), inks, index).map((picture) => ({ ...picture, name: `${slug}-${picture.name}` }));
    }),
  ];
}

/** Turns one drawing into a small PNG and returns its size. */
async function write({ name, width, height, drawing }: Picture): Promise<number> {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`;
  // A picture of few inks needs few steps between them, and sixteen colours halve the file.
  const inks = new Set(drawing.match(/#[0-9a-f]{6}/g)).size;
  const file = await sharp(Buffer.from(source))
    .removeAlpha()
    .png({ palette: true, colours: inks > 11 ? 48 : 16, dither: 0, effort: 7, compressionLevel: 9 })
    .toBuffer();
  await writeFile(`${media}${name}.png`, file);
  return file.length;
}

await mkdir(media, { recursive: true });
const started = Date.now();
const pictures = await allPictures();
let bytes = 0;
for (let index = 0; index < pictures.length; index += 4) {
  const sizes = await Promise.all(pictures.slice(index, index + 4).map(write));
  bytes += sizes.reduce((sum, size) => sum + size, 0);
}
const seconds = ((Date.now() - started) / 1000).toFixed(1);
console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(2)} MB, ${seconds} s`);
