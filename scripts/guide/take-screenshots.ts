// Takes the screenshots of the editor guide; `scripts/guide-pictures.mjs` builds and starts it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { signInTo } from '../../e2e/support/panel/editor.ts';
import { brand } from '../../src/config/brand/facts.ts';
import { buildSite } from '../lib/build/build.mjs';
import { administrator, ann, type GuideDesk, openGuideDesk } from './desk.ts';
import { type State, states, views } from './states.ts';

const { look, only } = parseArgs({ options: { look: { type: 'string' }, only: { type: 'string' } } }).values;
const target = look ?? path.resolve(import.meta.dirname, '../../docs/editor-guide');

/** Bytes of a picture at most: every clone of the repository downloads all of them. */
const most = 28_000;

/** Names of the written files. */
const taken = new Set<string>();

const themes = look ? (['light', 'dark'] as const) : (['light'] as const);

async function openBrowserPage(browser: Browser, desk: GuideDesk, theme: 'light' | 'dark', state: State) {
  const context = await browser.newContext({
    viewport: views.desk,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: brand.timeZone,
  });
  await context.addCookies([{ name: 'payload-theme', value: theme, url: desk.site.url }]);
  const page = await context.newPage();
  if (!state.signedOut) {
    const { email, password } = state.approving ? administrator : ann;
    await signInTo(page, desk.site, email, password);
  }
  return page;
}

/**
 * Waits until all visible content has loaded. Not for `networkidle`: answers that the panel never
 * reads count as running requests.
 */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (const frame of page.frames())
    await frame.evaluate(async () => {
      await document.fonts.ready;
      const seen = [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete);
      await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    });
  // Moves the pointer away, so that no element shows its hover style.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(600);
}

/**
 * Compresses a screenshot: type on flat ground with few colours, lossless; a screenshot with a
 * photograph lossy, as good as its bytes allow.
 */
async function packed(snapshot: Buffer): Promise<Buffer> {
  for (const colours of [32, 16]) {
    const flat = await sharp(snapshot).png({ palette: true, colours, dither: 0, effort: 10 }).toBuffer();
    const picture = await sharp(flat).webp({ lossless: true, effort: 6 }).toBuffer();
    if (picture.length <= most) return picture;
  }
  for (const width of [1152, 1024, 896])
    for (const quality of [60, 50, 40, 30]) {
      const small = sharp(snapshot).resize({ width, withoutEnlargement: true });
      const picture = await small.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (picture.length <= most) return picture;
    }
  throw new Error(`A picture has more than ${most} bytes, however it is packed.`);
}

async function take(browser: Browser, desk: GuideDesk, state: State, theme: 'light' | 'dark'): Promise<void> {
  const page = await openBrowserPage(browser, desk, theme, state);
  await state.open(page, desk);
  for (const view of look || state.onPhones ? [views.desk, views.phone] : [views.desk]) {
    await page.setViewportSize(view);
    await settled(page);
    const snapshot = await page.screenshot({ animations: 'disabled' });
    const name = [state.name, ...(view === views.desk && !look ? [] : [view.width]), ...(look ? [theme] : [])].join(
      '-',
    );
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const file = `${name}.${look ? 'png' : 'webp'}`;
    writeFileSync(path.join(target, file), look ? snapshot : await packed(snapshot));
    taken.add(file);
    process.stdout.write(`${name}${over > 0 ? `, ${over} px too wide` : ''}\n`);
  }
  await page.context().close();
}

const wanted = states.filter(({ name }) => !only || only.split(',').includes(name));
// Builds with the public address, so that pages show it instead of that of this machine.
process.env.SITE_URL = `https://${brand.domain}`;
await buildSite();

mkdirSync(target, { recursive: true });
const desks: GuideDesk[] = [];
const openDesk = async (approval: boolean): Promise<GuideDesk> => {
  const desk = await openGuideDesk({ approval });
  desks.push(desk);
  return desk;
};
const plain = await openDesk(false);
const approving = wanted.some((state) => state.approving) ? await openDesk(true) : plain;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
});
try {
  for (const theme of themes)
    for (const state of wanted) await take(browser, state.approving ? approving : plain, state, theme);
  // Removes pictures that no state makes any more, once all others are written.
  if (!look && !only) for (const name of readdirSync(target)) if (!taken.has(name)) rmSync(path.join(target, name));
} finally {
  await browser.close();
  for (const desk of desks) await desk.stop();
}
