import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

export interface EngineOptions {
  readonly engine: 'firefox' | 'webkit';
}

interface InWorker extends EngineOptions {
  readonly driver: Driver;
}

const program = (name: string): string => {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is not set. npm run test:full sets it.`);
  return path;
};

const start = (engine: EngineOptions['engine']): Promise<Driver> =>
  engine === 'firefox'
    ? startFirefox(program('FIREFOX_PATH'))
    : startWebKit({
        driver: program('WEBKIT_DRIVER_PATH'),
        browser: program('MINI_BROWSER_PATH'),
        screen: program('XVFB_PATH'),
      });

/**
 * Firefox reports a module or typeface that is still loading when the page is left as failed, a
 * typeface with the status of an abort.
 */
const onItsWay =
  /^(?:TypeError: error loading dynamically imported module:|downloadable font: download failed .* status=2152398850 source:) (\S+)$/;

/** WebKit reports a view transition that the next navigation skips as an error. */
const skipped = /^AbortError: Skipping view transition/;

async function isTrouble(text: string): Promise<boolean> {
  if (skipped.test(text)) return false;
  const [, url] = onItsWay.exec(text) ?? [];
  return url === undefined || !(await fetch(url)).ok;
}

/**
 * Tests in one of the engines. Errors of the page, of scripts and of requests fail each of them.
 */
export const test = base.extend<{ visitor: Visitor }, InWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await start(engine);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ driver }, use, testInfo) => {
    const siteUrl = process.env.SHARED_SITE_URL;
    if (!siteUrl) throw new Error('The shared site is not running.');
    await driver.troubles();
    await use(new Visitor(driver, siteUrl));
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screenshot', { body: await driver.picture(), contentType: 'image/png' });
    const troubles: string[] = [];
    for (const text of await driver.troubles()) if (await isTrouble(text)) troubles.push(text);
    expect(troubles).toEqual([]);
  },
});

export { expect };
