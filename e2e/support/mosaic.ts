import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';

const columns = 12;
const kept = new Map<string, Promise<string>>();

/** A drawing of a picture in large tiles: as wide and as high, with its colours where they are. */
async function tilesOf(picture: Buffer): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const rows = Math.max(1, Math.round((columns * height) / width));
  const pixels = await sharp(picture).resize(columns, rows, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const tiles = Array.from({ length: columns * rows }, (_, tile) => {
    const [red, green, blue] = pixels.subarray(tile * 3, tile * 3 + 3);
    const [x, y] = [tile % columns, Math.floor(tile / columns)];
    return `<path fill="rgb(${red} ${green} ${blue})" d="M${x} ${y}h1v1h-1z"/>`;
  });
  const size = `width="${width}" height="${height}" viewBox="0 0 ${columns} ${rows}"`;
  const drawn = `preserveAspectRatio="none" shape-rendering="crispEdges"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${drawn}>${tiles.join('')}</svg>`;
}

/**
 * Shows every photograph and screenshot as a mosaic. A photograph of a section then weighs a tenth, and still tells where a picture
 * stands, how it is cut, which one it is and what is written over it.
 */
export async function showMosaics(context: BrowserContext): Promise<void> {
  await context.route(/\.(?:avif|webp|jpe?g|png)$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const tiles =
      kept.get(pathname) ??
      route
        .fetch()
        .then((answer) => answer.body())
        .then(tilesOf);
    kept.set(pathname, tiles);
    await route.fulfill({ contentType: 'image/svg+xml', body: await tiles });
  });
}
