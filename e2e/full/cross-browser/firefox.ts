import puppeteer from 'puppeteer-core';
import type { Driver, PointerStep } from './driver.ts';

/** Starts Debian's Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Driver> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    defaultViewport: null,
    env: { ...process.env, TZ: 'Asia/Hong_Kong', LANG: 'en_GB.UTF-8' },
  });
  const page = await firefox.newPage();
  // As on a first visit: Firefox does not list pictures that an earlier page has requested.
  await page.setCacheEnabled(false);
  let troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  const act = (step: PointerStep): Promise<void> =>
    step === 'down' ? page.mouse.down() : step === 'up' ? page.mouse.up() : page.mouse.move(step.to.x, step.to.y);
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(run as never, argument),
    point: async (steps) => {
      for (const step of steps) await act(step);
    },
    press: (key) => page.keyboard.press(key),
    type: (words) => page.keyboard.type(words),
    attach: async (selector, file) => {
      const field = await page.waitForSelector(selector);
      await (field as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(file);
    },
    resize: (size) => page.setViewport(size),
    picture: async () => Buffer.from(await page.screenshot()),
    troubles: async () => {
      const seen = troubles;
      troubles = [];
      return seen;
    },
    close: () => firefox.close(),
  };
}
