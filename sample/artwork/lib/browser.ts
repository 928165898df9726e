import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

export const artworkFolder = path.resolve(import.meta.dirname, '..');

const origin = 'http://artwork.invalid';

/**
 * Renders text the same on every machine: no hinting, no sub-pixel colours, one colour profile. And every frame as it is meant,
 * however slow the machine: what turns was now and then photographed as it had been drawn for the frame before.
 */
const steadyFlags = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--no-sandbox',
  '--disable-gpu',
  '--run-all-compositor-stages-before-draw',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const mimeTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
};

export interface WindowSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one CSS pixel. */
  readonly scale: number;
}

/** A Chromium that reads nothing but the files of this folder. */
export class Studio implements AsyncDisposable {
  readonly #browser: Awaited<ReturnType<typeof chromium.launch>>;

  private constructor(browser: Awaited<ReturnType<typeof chromium.launch>>) {
    this.#browser = browser;
  }

  static async open(executablePath: string | undefined): Promise<Studio> {
    return new Studio(await chromium.launch({ ...(executablePath && { executablePath }), args: steadyFlags }));
  }

  /**
   * Opens a document in a window of its own.
   *
   * @param folder relative to `sample/artwork/`; what the document's relative addresses start from
   * @throws when the document asks for a file that is not there
   */
  async show(html: string, folder: string, { width, height, scale }: WindowSize): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      javaScriptEnabled: true,
    });
    const missing: string[] = [];
    await this.#serve(context, html, missing);
    const page = await context.newPage();
    await page.goto(`${origin}/${folder}/document.html`, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await settled(page);
    if (missing.length > 0) throw new Error(`${folder}: there is no ${missing.join(', ')}.`);
    return page;
  }

  async #serve(context: BrowserContext, html: string, missing: string[]): Promise<void> {
    await context.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('/document.html'))
        return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
      if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
      const file = path.join(artworkFolder, decodeURIComponent(pathname));
      try {
        const body = await readFile(file);
        return await route.fulfill({ contentType: mimeTypes[path.extname(file)] ?? 'application/octet-stream', body });
      } catch {
        missing.push(pathname);
        return route.abort();
      }
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.close();
  }
}

/** Two frames, or a photograph can be taken while the last paint is still under way. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Shows every animation of the page as it is after this many seconds, and keeps it there. */
export async function holdAt(page: Page, seconds: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = milliseconds;
    }
  }, seconds * 1000);
  await settled(page);
}
