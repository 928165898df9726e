// Long tasks and shifts while a page is scrolled, dragged and paged through, on a processor of a quarter of this one's speed.
// `node benchmarks/motion.ts` starts the built site; with an address as its argument it measures the one that is there.
import { chromium, type Page } from '@playwright/test';
import { startSite } from '../e2e/support/site.ts';

const paths = ['/', '/services/ecommerce', '/work/tai-ping'];
const slowdown = 4;
/** Milliseconds from which a browser calls a task long. */
const longest = 50;

const site = process.argv[2]
  ? { url: process.argv[2], stop: async () => {} }
  : await startSite({ settings: { ADMIN: 'off', LOG_LEVEL: 'warn' } });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });

/** What happened on the page since it was asked last: tasks in milliseconds, and the sum of its shifts. */
async function heard(page: Page): Promise<{ readonly tasks: readonly number[]; readonly shift: number }> {
  return page.evaluate(() => {
    const { tasks, shift } = window.heard;
    window.heard = { tasks: [], shift: 0 };
    return { tasks, shift };
  });
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heard = { tasks: [], shift: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.heard.tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.heard.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 450);
  const height = await page.evaluate(() => document.body.scrollHeight - innerHeight);
  for (let way = 0; way < height; way += 300) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(50);
  }
  await page.waitForTimeout(800);
}

async function useCarousels(page: Page): Promise<void> {
  for (const carousel of await page.locator('[data-motion="carousel"]').all()) {
    const next = carousel.locator('[data-part="next"]');
    if (!(await next.isVisible())) continue;
    await carousel.scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    for (let press = 0; press < 3 && (await next.getAttribute('aria-disabled')) !== 'true'; press += 1) {
      await next.click();
      await page.waitForTimeout(1100);
    }
    const box = await carousel.locator('[data-part="row"]').boundingBox();
    if (!box) continue;
    const [x, y] = [box.x + box.width / 3, Math.min(850, Math.max(80, box.y + box.height / 2))];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 400, y, { steps: 20 });
    await page.mouse.up();
    await page.waitForTimeout(700);
  }
}

for (const path of paths) {
  for (const viewport of [
    { width: 412, height: 900 },
    { width: 1440, height: 900 },
  ]) {
    const page = await browser.newPage({ viewport });
    await listen(page);
    const client = await page.context().newCDPSession(page);
    await page.goto(site.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(1000);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const atRest = await heard(page);
    for (const [doing, act] of [
      ['scrolling', scroll],
      ['dragging and paging', useCarousels],
    ] as const) {
      await act(page);
      const { tasks, shift } = await heard(page);
      const long = tasks.filter((task) => task > longest).sort((one, other) => other - one);
      process.stdout.write(
        `${path} at ${viewport.width} px, ${doing}: ${long.length} long tasks (${long.slice(0, 6).join(', ')} ms), shift ${(shift + (doing === 'scrolling' ? atRest.shift : 0)).toFixed(3)}\n`,
      );
    }
    await page.close();
  }
}
await browser.close();
await site.stop();

declare global {
  interface Window {
    heard: { tasks: number[]; shift: number };
  }
}
