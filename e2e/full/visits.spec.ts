import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { addresses, filteredAddresses, templates } from '../support/addresses.ts';
import { violationsOf } from '../support/axe.ts';
import {
  allFaultsOf,
  type Condition,
  conditions,
  faultsOf,
  leave,
  look,
  overflowOf,
  phone,
  wide,
} from '../support/conditions.ts';
import { expect, test } from '../support/test.ts';

/*
 * One visit to every address. A template, which is every kind of page, is gone through in every condition; an address that
 * another one is the template of is looked at for its own content: whether all of it comes, fits and has no fault that axe knows.
 */
const visited = [...addresses, ...filteredAddresses];
const kinds = [...templates, '/search?q=shop', '/no-such-page'];

/** Milliseconds without a request, after which nothing more is taken to be on its way. */
const quiet = 100;

interface Watched {
  /** Everything that goes wrong while a page loads, and after that. */
  readonly troubles: string[];
  /** Waits until all is there that the page has asked for, films excepted. */
  readonly settled: () => Promise<void>;
  readonly end: () => void;
}

interface Visitor {
  /** A window that goes from address to address, as a visitor's does: what pages share is loaded once. */
  readonly visitor: Page;
}

const visiting = test.extend<object, Visitor>({
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

function watch(page: Page, address: string): Watched {
  const troubles: string[] = [];
  const pending = new Set<Request>();
  let last = performance.now();
  const end = (request: Request): void => {
    pending.delete(request);
    last = performance.now();
  };
  const listeners = {
    request: (request: Request) => {
      if (request.resourceType() !== 'media') pending.add(request);
    },
    requestfinished: end,
    console: (message: ConsoleMessage) => {
      // Of the address itself too, which its status says already.
      if (message.location().url !== address) troubles.push(`console ${message.type()}: ${message.text()}`);
    },
    pageerror: (error: Error) => troubles.push(`error: ${error.message}`),
    requestfailed: (request: Request) => {
      end(request);
      // A film that leaves the window stops in the middle of its download; that is no fault.
      if (request.resourceType() !== 'media') troubles.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    },
    response: (response: Response) => {
      if (response.status() >= 400 && response.url() !== address)
        troubles.push(`${response.status()}: ${response.url()}`);
    },
  };
  page.on('request', listeners.request).on('requestfinished', listeners.requestfinished);
  page.on('requestfailed', listeners.requestfailed).on('response', listeners.response);
  page.on('console', listeners.console).on('pageerror', listeners.pageerror);
  return {
    troubles,
    settled: () =>
      expect.poll(() => pending.size === 0 && performance.now() - last > quiet, { intervals: [quiet / 2] }).toBe(true),
    end: () => {
      page.off('request', listeners.request).off('requestfinished', listeners.requestfinished);
      page.off('requestfailed', listeners.requestfailed).off('response', listeners.response);
      page.off('console', listeners.console).off('pageerror', listeners.pageerror);
    },
  };
}

/** Scrolls through the page once: pictures further down load when they are near, and all have to be in before it is judged. */
async function widthsOf(page: Page, { settled }: Watched, { name }: Condition): Promise<string[]> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await settled();
  const overflow = await overflowOf(page);
  return overflow > 0 ? [`${name}: ${overflow} px too wide`] : [];
}

for (const address of kinds) {
  test(`${address} loads whole and is sound in every condition`, async ({ page, siteUrl }) => {
    await look(page, phone);
    const watched = watch(page, `${siteUrl}${address}`);
    const response = await page.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(address === '/no-such-page' ? 404 : 200);
    const faults: string[] = [];
    for (const condition of [phone, wide]) {
      await look(page, condition);
      faults.push(...(await widthsOf(page, watched, condition)), ...(await allFaultsOf(page, condition)));
    }
    expect(watched.troubles).toEqual([]);
    for (const condition of conditions) {
      await look(page, condition);
      if (condition.reducedMotion) await page.reload({ waitUntil: 'load' });
      faults.push(...(await allFaultsOf(page, condition)));
    }
    expect(faults).toEqual([]);
  });
}

for (const address of visited.filter((one) => !kinds.includes(one))) {
  visiting(`${address} loads whole and is sound`, async ({ visitor, siteUrl }) => {
    await leave(visitor, siteUrl);
    await look(visitor, phone);
    const watched = watch(visitor, `${siteUrl}${address}`);
    const response = await visitor.goto(`${siteUrl}${address}`, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    const faults: string[] = [];
    for (const condition of [phone, wide]) {
      await look(visitor, condition);
      faults.push(...(await widthsOf(visitor, watched, condition)));
    }
    // Once: its template is looked at in every condition.
    faults.push(...(await violationsOf(visitor)));
    watched.end();
    expect([...watched.troubles, ...faults]).toEqual([]);
  });
}

for (const condition of conditions) {
  test(`the menus and the form's states are sound: ${condition.name}`, async ({ page, siteUrl }) => {
    await look(page, condition);
    await page.goto(`${siteUrl}/contact-us`, { waitUntil: 'load' });
    await page.locator('button[popovertarget]:visible').first().click();
    await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
    expect(await faultsOf(page, condition), 'with the menu open').toEqual([]);
    await page.keyboard.press('Escape');

    const form = page.locator('form[method="post"]');
    // The browser's own complaint would come first.
    await form.evaluate((element: HTMLFormElement) => {
      element.noValidate = true;
    });
    await form.locator('button[type="submit"]').click();
    await expect(page.getByText('Name is required').first()).toBeVisible();
    expect(await faultsOf(page, condition, 'main'), 'with errors').toEqual([]);

    await page.goto(`${siteUrl}/contact-us?sent=1`, { waitUntil: 'load' });
    await expect(page.getByText('Thanks! We got your request')).toBeVisible();
    expect(await faultsOf(page, condition, 'main'), 'when sent').toEqual([]);
  });
}

test('every page is readable without script', async ({ browser, siteUrl }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone.viewport });
  const page = await context.newPage();
  for (const address of visited) {
    await page.goto(`${siteUrl}${address}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1'), address).toBeVisible();
    expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(120);
  }
  await context.close();
});
