import { generatedContent, standInCase, standInPicture } from '../benchmarks/generated-content.ts';
import { pageFaults, smallestPosterType } from './support/page-faults.ts';
import { startStandInSite } from './support/stand-in-site.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };

test('filter and view change without a reload, are announced, and the way back works', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { unreloaded: true }));
  const cases = page.locator('main [data-slug]');
  await expect(cases).toHaveCount(10);

  const filters = page.getByRole('navigation', { name: 'Client type' });
  await filters.getByRole('link', { name: /^Retail/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail`);
  const retail = await cases.count();
  expect(retail).toBeLessThan(10);
  await expect(page.locator('main [role="status"]')).toHaveText(`Retail: ${retail} cases, as a grid`);
  await expect(filters.locator('[aria-current]')).toHaveText(/^Retail/);
  await expect(filters.getByRole('link', { name: /^Retail/ })).toBeFocused();
  await expect(page).toHaveTitle(/Retail/);

  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail&view=list`);
  await expect(cases).toHaveCount(retail);
  await expect(page.locator('main h2').first()).toBeVisible();
  expect(await filters.getByRole('link', { name: /^All/ }).getAttribute('href')).toBe('/work?view=list');

  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/work?type=retail`);
  await expect(page.locator('main [role="status"]')).toHaveText(/as a grid/);
  await page.goBack();
  await expect(cases).toHaveCount(10);
  expect(await page.evaluate(() => 'unreloaded' in window)).toBe(true);
});

test('quick presses end with the last one', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  const filters = page.getByRole('navigation', { name: 'Client type' });
  await filters.getByRole('link', { name: /^Retail/ }).click({ noWaitAfter: true });
  await filters.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await expect(filters.locator('[aria-current]')).toHaveText(/^Sport/);
});

test('a list that cannot be fetched is gone to', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/work`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new Error('away'));
  });
  await page.getByRole('link', { name: /^Sport/ }).click();
  await expect(page).toHaveURL(/type=sport/);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
});

test('without script the same links lead to the same lists', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work`);
  await page.getByRole('link', { name: /^Sport/ }).click();
  await page.getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL(`${siteUrl}/work?type=sport&view=list`);
  await expect(page.locator('main [data-slug]')).toHaveCount(1);
  await context.close();
});

test('an unknown type, a page past the end and a page that is no number are not found', async ({
  request,
  siteUrl,
}) => {
  for (const query of ['type=nobody', 'page=2', 'page=x', 'page=0'])
    expect((await request.get(`${siteUrl}/work?${query}`)).status(), query).toBe(404);
});

test('a case has its two blobs, a picture of its own on phones, and a gallery to walk through', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work/tai-ping`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const colours = await page
    .locator('main svg[data-ink^="client"]')
    .evaluateAll((blobs) => blobs.map((blob) => getComputedStyle(blob).color));
  expect(colours).toEqual(['rgb(42, 95, 99)', 'rgb(246, 231, 207)']);
  const first = page.locator('[data-grown]');
  const wideSource = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.setViewportSize({ width: 412, height: 915 });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe(wideSource);

  await page.setViewportSize(wide);
  const gallery = page.getByRole('region', { name: 'Gallery', exact: true });
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.getByText('1 of 5')).toBeVisible();
  await gallery.getByRole('button', { name: 'Next' }).click();
  await expect(gallery.getByText('2 of 5')).toBeVisible();
});

test('a picture grows from its card into its page', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  // What moved while the page was changed for this one, as the browser had it when both stood still.
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = document
        .getAnimations()
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
      document.documentElement.dataset.moved = moving.join(' ');
    });
  });
  await page.goto(`${siteUrl}/work`, { waitUntil: 'load' });
  await page.locator('main a[href="/work/tai-ping"]').first().click();
  await page.waitForURL('**/work/tai-ping');
  await expect(page.locator('html')).toHaveAttribute('data-moved', /::view-transition-group\(grown-picture\)/);
});

test('structured data holds the list, the case and where it lies', async ({ request, siteUrl }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(`${siteUrl}${path}`)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
  };
  const [list] = await dataOf('/work?type=retail');
  expect(list['@type']).toBe('ItemList');
  expect(list.itemListElement.length).toBe(list.numberOfItems);
  const [work, film, way] = await dataOf('/work/tai-ping');
  expect(work).toMatchObject({ '@type': 'CreativeWork', name: 'Tai Ping', about: 'Carpet maker' });
  expect(work.video['@id']).toBe(film['@id']);
  expect(film).toMatchObject({ '@type': 'VideoObject', duration: 'PT6S' });
  expect(Date.parse(film.uploadDate)).not.toBeNaN();
  const page = await (await request.get(`${siteUrl}/work/tai-ping`)).text();
  const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
  for (const words of [film.name, film.description]) expect(main).toContain(`>${words}<`);
  for (const [address, type] of [
    [film.contentUrl, 'video/mp4'],
    [film.thumbnailUrl, /^image\//],
  ]) {
    const file = await request.get(siteUrl + new URL(address).pathname);
    expect(file.status()).toBe(200);
    expect(file.headers()['content-type']).toMatch(type);
  }
  expect(way['@type']).toBe('BreadcrumbList');
});

test('without script the film of a case is its first picture, and a link to the film', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/work/tai-ping`);
  const film = page.locator('section:has(h2:text("A walk through the Tai Ping website"))');
  await expect(film.locator('img')).toBeVisible();
  await expect(film.locator('video')).toBeHidden();
  const address = await film.getByRole('link', { name: 'Watch the film' }).getAttribute('href');
  expect((await page.request.get(`${siteUrl}${address}`)).headers()['content-type']).toBe('video/mp4');
  await context.close();
});

test('the film of a case is a picture until it is pressed, anywhere on it, and stops the same way', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/work/tai-ping`);
  const film = page.locator('section:has(h2:text("A walk through the Tai Ping website"))');
  await film.scrollIntoViewIfNeeded();
  const frame = film.locator('[data-motion="film"]');
  const button = film.getByRole('button', { name: /^Play/ });
  const video = film.locator('video');
  const plays = () => video.evaluate((one: HTMLVideoElement) => !one.paused);
  await page.waitForLoadState('networkidle');
  await frame.hover({ position: { x: 200, y: 200 } });
  await page.waitForTimeout(400);
  expect(await plays()).toBe(false);
  await expect(button).toHaveAttribute('aria-pressed', 'false');

  await frame.click({ position: { x: 200, y: 200 } });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await plays()).toBe(true);
  await frame.click({ position: { x: 200, y: 200 } });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(plays).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(plays).toBe(false);
});

/** Every field that an editor can leave out. */
const optional = Object.keys(standInCase(0)).filter(
  (name) => !['__typename', 'id', 'index', 'slug', 'title', 'postDate', 'colours', 'seomatic'].includes(name),
);
const nothing = Object.fromEntries(optional.map((name) => [name, Array.isArray(standInCase(0)[name]) ? [] : null]));
const phoneCounts = [1, 2, 3, 4, 5];
const phones = (count: number) =>
  Array.from({ length: count }, (_, index) => standInPicture(`phone-${count}-${index}`, 800, 1244)[0]);
/** So many more pictures than telephones stand in a step. */
const more = 3;
const pictures = (count: number) => Array.from({ length: count }, (_, index) => standInPicture(`${count}-${index}`)[0]);
const long =
  'A client whose name an editor copied from the register of companies, with everything in it that a register of companies wants to know of them';

test.describe('cases that lack something', () => {
  const cases = [
    ...optional.map((name) => ({ name: `no ${name}`, fields: { [name]: nothing[name] } })),
    { name: 'nothing but a name', fields: nothing },
    {
      name: 'nothing but a name and colours',
      fields: { ...nothing, colours: ['#2a5f63', '#f0a63a', '#f6e7cf', '#2a1030'] },
    },
    { name: 'three letters', fields: { ...nothing, title: 'Sea' } },
    { name: 'a very long name', fields: { title: long } },
    {
      name: 'a Chinese name',
      fields: { title: '九號風球網店', subject: '地毯', introductionTitle: '一本厚如絨毛的目錄' },
    },
    { name: 'a name from right to left', fields: { title: 'موقع يعمل', subject: 'شركة سجاد' } },
    ...phoneCounts.map((count) => ({
      name: `${count} screens of telephones`,
      fields: { challengeMobileImages: phones(count), images2: pictures(count + more) },
    })),
  ].map(({ name, fields }, index) => ({
    name,
    slug: `case-${index}`,
    work: standInCase(index, fields),
    several: Object.keys(fields).length > 1 || 'title' in fields,
  }));
  let stop: () => Promise<void>;
  let url: string;

  test.beforeAll(async () => {
    const started = await startStandInSite({ ...generatedContent({}), works: cases.map(({ work }) => work) });
    stop = started.stop;
    url = started.site.url;
  });
  test.afterAll(() => stop());
  test.describe.configure({ mode: 'serial' });

  for (const { name, slug, work, several } of cases) {
    test(`${name} keeps the design`, async ({ page }) => {
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${url}/work/${slug}`);
        await expect(page.locator('h1')).toHaveText(work.title);
        expect(await pageFaults(page, { axe: several && width === 1440 })).toEqual([]);
        // A first picture, drawn if need be, fills a part of the window.
        const screen = await page.locator('main figure').first().boundingBox();
        expect(screen?.width).toBeGreaterThan(width / 3);
        expect(screen?.height).toBeGreaterThan(Math.min(160, width * 0.45));
      }
      const visit = page.getByRole('link', { name: 'Visit the site' });
      await expect(visit).toHaveCount(work.addressBarUrl ? 1 : 0);
    });
  }

  test('screens of telephones fill every row and never overlap, whatever their number', async ({ page }) => {
    for (const count of phoneCounts) {
      const { slug = '' } = cases.find(({ name }) => name === `${count} screens of telephones`) ?? {};
      await page.goto(`${url}/work/${slug}`);
      for (const width of [320, 412, 600, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { rows, room } = await page.locator('[data-part="phones"]').evaluate((list) => {
          const { paddingLeft, paddingRight } = getComputedStyle(list);
          const box = list.getBoundingClientRect();
          const byTop = Map.groupBy([...list.children], (item) => Math.round(item.getBoundingClientRect().top));
          return {
            rows: [...byTop.values()].map((items) =>
              items.map((item) => {
                const { left, right } = item.getBoundingClientRect();
                return { left, right };
              }),
            ),
            room: {
              left: box.left + Number.parseFloat(paddingLeft),
              right: box.right - Number.parseFloat(paddingRight),
            },
          };
        });
        const told = `${count} at ${width}: ${JSON.stringify(rows)} in ${JSON.stringify(room)}`;
        expect(rows.flat(), told).toHaveLength(count);
        for (const row of rows) {
          expect(row[0]?.left, told).toBeCloseTo(room.left, 0);
          // One alone would fill more than a window.
          if (count > 1 || width < 500) expect(row.at(-1)?.right, told).toBeCloseTo(room.right, 0);
          const gaps = row.slice(1).map(({ left }, index) => left - (row[index]?.right ?? 0));
          for (const gap of gaps) expect(gap, told).toBeCloseTo(gaps[0] ?? 0, 0);
          expect(Math.min(8, ...gaps), told).toBe(8);
        }
      }
    }
  });

  test('pictures of a step stand in rows that are as long as one another, or longer by one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [count, lengths] of [
      [4, [4]],
      [5, [2, 3]],
      [6, [3, 3]],
      [7, [3, 4]],
      [8, [4, 4]],
    ] as const) {
      const { slug = '' } = cases.find(({ name }) => name === `${count - more} screens of telephones`) ?? {};
      await page.goto(`${url}/work/${slug}`);
      const rows = page.locator('[data-part="pictures"]', { has: page.locator(`img[alt^="Picture ${count}-"]`) });
      expect(await rows.evaluateAll((lists) => lists.map(({ children }) => children.length))).toEqual(lengths);
      for (const row of await rows.all()) {
        const boxes = await row.locator('img').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
        expect(Math.min(...boxes.map(({ left }) => left)), `${count}`).toBeLessThan(1440 / 12);
        expect(Math.max(...boxes.map(({ right }) => right)), `${count}`).toBeGreaterThan((1440 * 11) / 12);
      }
    }
  });

  test('a case without a film has none in its structured data', async ({ request }) => {
    const html = await (await request.get(`${url}/work/${cases[0]?.slug}`)).text();
    expect(html).toContain('"CreativeWork"');
    expect(html).not.toContain('VideoObject');
  });

  test('the list shows them, as a grid and as names', async ({ page }) => {
    for (const width of [320, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of ['', '?view=list']) {
        await page.goto(`${url}/work${view}`);
        await expect(page.locator('main [data-slug]')).toHaveCount(30);
        expect(await pageFaults(page, { axe: width === 412 || width === 1440 })).toEqual([]);
        if (!view) expect(await smallestPosterType(page, 'main [data-slug]'), `at ${width}`).toBeGreaterThan(15);
      }
    }
  });
});
