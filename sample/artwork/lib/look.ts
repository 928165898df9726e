/**
 * `node sample/artwork/lib/look.ts tai-ping [kind …]` photographs a world without encoding anything, into
 * `.cache/artwork/tai-ping/`, with a sheet of all pictures beside them: for looking while drawing.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ensureChromium } from '../../../scripts/lib/chromium.mjs';
import { artworkFolder, Studio } from './browser.ts';
import { photograph, pictureName } from './photograph.ts';
import type { World } from './world.ts';

const [slug = '', ...kinds] = process.argv.slice(2);
const { world } = (await import(path.join(artworkFolder, 'worlds', slug, 'world.ts'))) as { world: World };
const folder = path.join(artworkFolder, '../.cache/artwork', slug);
await mkdir(folder, { recursive: true });

const shots = world.shots.filter(
  (shot) => kinds.length === 0 || kinds.includes(pictureName(shot)) || kinds.includes(shot.kind),
);
await using studio = await Studio.open(await ensureChromium());
const tiles: Buffer[] = [];
for (const shot of shots) {
  const png = await photograph(studio, world, shot);
  await writeFile(path.join(folder, `${pictureName(shot)}.png`), png);
  tiles.push(await sharp(png).resize(440, 300, { fit: 'contain', background: '#777' }).png().toBuffer());
}
const columns = Math.min(4, tiles.length);
await sharp({
  create: { width: columns * 440, height: Math.ceil(tiles.length / columns) * 300, channels: 3, background: '#777' },
})
  .composite(
    tiles.map((input, index) => ({ input, left: (index % columns) * 440, top: Math.floor(index / columns) * 300 })),
  )
  .png()
  .toFile(path.join(folder, 'sheet.png'));
console.log(`${shots.length} pictures in ${path.relative(process.cwd(), folder)}, all of them in sheet.png`);
