import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { deskForTests } from '../../support/panel/desk.ts';
import { addEditor, signInTo } from '../../support/panel/editor.ts';
import { autosaved, autosavedWith, dragBelow, restoreVersion } from '../../support/panel/panel.ts';

const desk = deskForTests();
const beside = (page: Page) => page.frameLocator('#live-preview-iframe');
const bob = { email: 'bob@agency.example', password: 'another password for this test' };

/** Newest draft of a record and all its versions, as one text. */
async function keptOf(collection: string, id: number): Promise<string> {
  const [newest, versions] = await Promise.all([
    desk.admin.ask('GET', `${collection}/${id}?draft=true&depth=0`),
    desk.admin.ask('GET', `${collection}/versions?where[parent][equals]=${id}&depth=0&limit=100`),
  ]);
  return JSON.stringify([newest, versions]);
}

/** Bytes in memory of a page's process, after garbage collection. */
async function memoryOf(browser: Browser, page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  for (const _round of [1, 2, 3]) await tools.send('HeapProfiler.collectGarbage');
  await tools.detach();
  const { processInfo } = await (await browser.newBrowserCDPSession()).send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024);
  return Math.max(...held);
}

test('E5: no change is lost through an outage, a take-over, a restore and 137 edits', async ({ page, browser }) => {
  test.setTimeout(1_500_000);
  await page.setViewportSize({ width: 1440, height: 1800 });
  await addEditor(desk.admin, bob.email, bob.password, { name: 'Bob Ho' });
  await desk.signIn(page);
  const notSaved = page.locator('.unsaved');
  const arabica = await desk.admin.idOf('works', 'slug', 'arabica');
  const seo = await desk.admin.idOf('pages', 'path', '/services/seo');
  const services = page.locator('#field-services');

  await test.step('Monday: the connection is lost while typing', async () => {
    await desk.open(page, 'works', arabica, 'services');
    await page.context().setOffline(true);
    await services.fill('Written in the outage');
    await expect(notSaved).toContainText('Not saved');
    await page.context().setOffline(false);
    await expect.poll(() => keptOf('works', arabica)).toContain('Written in the outage');
    await expect(notSaved).toHaveText('');
  });

  await test.step('Tuesday: a colleague takes over', async () => {
    await Promise.all([autosavedWith(page, 'Written before Bob'), services.fill('Written before Bob')]);
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await signInTo(colleague, desk.site, bob.email, bob.password);
    await colleague.goto(`${desk.site.url}/admin/collections/works/${arabica}`);
    const take = colleague.getByRole('button', { name: 'Take over' });
    await take.click();
    await expect(take).toBeHidden();
    // The editor writes at once, while the colleague's newest words are still being saved.
    const theirs = colleague.locator('#field-services');
    await expect(colleague.locator('form[inert]')).toHaveCount(0);
    await Promise.all([autosavedWith(colleague, 'Written by Bob'), theirs.fill('Written by Bob')]);
    await services.fill('Written too late');
    const dialog = page.locator('#document-take-over');
    await expect(dialog).toContainText('Bob Ho');
    await expect(dialog).toContainText('Written too late');
    await context.close();
    const kept = await keptOf('works', arabica);
    expect(kept).toContain('Written before Bob');
    expect(kept).toContain('Written by Bob');
  });

  await test.step('Wednesday: a section is moved, and an older version restored', async () => {
    await desk.open(page, 'pages', seo, 'sections');
    const order = async (): Promise<unknown[]> => {
      const { docs } = await desk.admin.ask('GET', `pages?where[id][equals]=${seo}&draft=true&depth=0`);
      return docs?.[0]?.sections?.map(({ id }) => id) ?? [];
    };
    const before = await order();
    const row = (number: number) => page.locator('[id^="sections-row-"]').nth(number);
    const saved = autosaved(page);
    await dragBelow(page, row(0).locator('[aria-roledescription="sortable"]').first(), row(1));
    await saved;
    const dragged = await order();
    expect(dragged).not.toEqual(before);
    await page.goto(`${desk.site.url}/admin/collections/pages/${seo}/versions`);
    await page.getByRole('link', { name: 'On the site now' }).click();
    await restoreVersion(page);
    await expect.poll(order).toEqual(before);
    expect(await keptOf('pages', seo)).toContain(JSON.stringify(dragged[0]));
  });

  await test.step('Thursday: 137 changes with the live preview open', async () => {
    const home = await desk.admin.idOf('pages', 'path', '/');
    await desk.open(page, 'pages', home, 'sections');
    const shown = beside(page).locator('main');
    if (!(await shown.isVisible())) await page.locator('#live-preview-toggler').click();
    await expect(shown).toBeVisible();
    const row = page.locator('#sections-row-0');
    const field = row.locator('.collapsible__content :is(textarea, input[type="text"])').first();
    await expect(async () => {
      if (!(await field.isVisible())) await row.locator('.collapsible__toggle').first().click({ timeout: 2000 });
      await field.focus({ timeout: 2000 });
    }).toPass();
    // Two adopted style sheets show that the page follows the form.
    await expect.poll(() => shown.evaluate(() => document.adoptedStyleSheets.length)).toBe(2);
    const write = async (words: string) => {
      await field.fill(words);
      await expect(beside(page).getByText(words).first()).toBeAttached();
    };
    for (let change = 1; change <= 20; change += 1) await write(`Change ${change} of 137`);
    const before = await memoryOf(browser, page);
    for (let change = 21; change <= 137; change += 1) await write(`Change ${change} of 137`);
    expect((await memoryOf(browser, page)) - before).toBeLessThan(150_000_000);
    await expect.poll(() => keptOf('pages', home)).toContain('Change 137 of 137');
    await expect(notSaved).toHaveText('');
  });
});
