import type { Page } from '@playwright/test';
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

async function mosaicOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return tilesOf(Buffer.from(await answer.arrayBuffer()));
}

/**
 * Shows every photograph and screenshot as a mosaic. A photograph of a section then weighs a tenth,
 * and still tells where a picture stands, how it is cut, which one it is and what is written over
 * it.
 *
 * Only pictures are held up: Playwright's own routes stop every request and turn the browser's
 * cache off.
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
      // The page has been left meanwhile, or wants another size of the picture: nobody waits for
      // this one.
      .catch((error: Error) => {
        if (!/Invalid InterceptionId|has been closed/.test(error.message)) throw error;
      });
  });
  const patterns = ['avif', 'webp', 'jpg', 'jpeg', 'png'].map((ending) => ({ urlPattern: `*.${ending}` }));
  await session.send('Fetch.enable', { patterns });
}
