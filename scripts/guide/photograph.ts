// Takes the pictures of the editor guide; `scripts/guide-pictures.mjs` builds and starts it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signInTo } from '../../e2e/support/editor.ts';
import { ann, type GuideDesk, openGuideDesk } from './desk.ts';
import { type State, states } from './states.ts';

const { look, only } = parseArgs({ options: { look: { type: 'string' }, only: { type: 'string' } } }).values;
const target = look ?? path.resolve(import.meta.dirname, '../../docs/editor-guide');

/** Bytes that a picture may have. */
const most = 80_000;
const themes = look ? (['light', 'dark'] as const) : (['light'] as const);

async function openBrowserPage(browser: Browser, desk: GuideDesk, theme: 'light' | 'dark', state: State) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 940 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  });
  await context.addCookies([{ name: 'payload-theme', value: theme, url: desk.site.url }]);
  const page = await context.newPage();
  if (!state.signedOut) await signInTo(page, desk.site, ann.email, ann.password);
  return page;
}

/** Waits until everything has come that is seen. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await document.fonts.ready;
      const seen = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
      await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    });
  // What lies under the pointer would be marked.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

/** As good as its bytes allow: type is flat and small, so it can mostly be kept without loss. */
async function packed(photograph: Buffer): Promise<Buffer> {
  for (const quality of [90, 82, 74, 66, 58, 50]) {
    const picture = await sharp(photograph).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= most) return picture;
  }
  throw new Error(`A picture has more than ${most} bytes, however it is packed.`);
}

async function take(browser: Browser, desk: GuideDesk, state: State, theme: 'light' | 'dark'): Promise<void> {
  const page = await openBrowserPage(browser, desk, theme, state);
  await state.open(page, desk);
  for (const width of look || state.onPhones ? [1440, 412] : [1440]) {
    await page.setViewportSize({ width, height: 940 });
    await settled(page);
    const photograph = await page.screenshot({ animations: 'disabled' });
    const name = [state.name, ...(width === 1440 && !look ? [] : [width]), ...(look ? [theme] : [])].join('-');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (look) writeFileSync(path.join(target, `${name}.png`), photograph);
    else writeFileSync(path.join(target, `${name}.webp`), await packed(photograph));
    process.stdout.write(`${name}${wide > 0 ? `, ${wide} px too wide` : ''}\n`);
  }
  await page.context().close();
}

const wanted = states.filter(({ name }) => !only || only.split(',').includes(name));
mkdirSync(target, { recursive: true });
// What no state makes any more goes.
if (!look && !only) for (const name of readdirSync(target)) rmSync(path.join(target, name));
const desk = await openGuideDesk();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const theme of themes) for (const state of wanted) await take(browser, desk, state, theme);
} finally {
  await browser.close();
  await desk.stop();
}
