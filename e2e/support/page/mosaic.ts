import type { Page } from '@playwright/test';
import sharp from 'sharp';

const columns = 12;
const kept = new Map<string, Promise<string>>();

/** SVG of a picture in large tiles, with its size and the colours in their places. */
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

async function mosaicOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return tilesOf(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Replaces every photograph and screenshot by a mosaic. The screenshot of a section then has a
 * tenth of the bytes, and still shows position, crop, identity and overlaid text of a picture.
 *
 * Intercepts only pictures: Playwright's own routes pause every request and disable the browser's
 * cache.
 */
export async function showMosaics(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request: { url } }) => {
    const { pathname } = new URL(url);
    const tiles = kept.get(pathname) ?? mosaicOf(url);
    kept.set(pathname, tiles);
    const body = Buffer.from(await tiles).toString('base64');
    const responseHeaders = [{ name: 'Content-Type', value: 'image/svg+xml' }];
    await session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      // The page was left meanwhile, or requests another size; this request is cancelled.
      .catch((error: Error) => {
        if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
      });
  });
  const patterns = ['avif', 'webp', 'jpg', 'jpeg', 'png'].map((ending) => ({ urlPattern: `*.${ending}` }));
  await session.send('Fetch.enable', { patterns });
}
