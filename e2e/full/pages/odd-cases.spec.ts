import { pageFaults, smallestPosterType } from '../../support/page/page-faults.ts';
import { generatedContent, standInCase, standInPicture } from '../../support/preparation/generated-content.ts';
import { startStandInSite } from '../../support/stand-ins/stand-in-site.ts';
import { expect, test } from '../../support/test.ts';

/** Optional fields of a case. */
const optional = Object.keys(standInCase(0)).filter(
  (name) => !['__typename', 'id', 'index', 'slug', 'title', 'postDate', 'colours', 'seomatic'].includes(name),
);
const nothing = Object.fromEntries(optional.map((name) => [name, Array.isArray(standInCase(0)[name]) ? [] : null]));
const phoneCounts = [1, 2, 3, 4, 5];
const phones = (count: number) =>
  Array.from({ length: count }, (_, index) => standInPicture(`phone-${count}-${index}`, 800, 1244)[0]);
/** Number of pictures in `images2` beyond that of phone screens in the challenge. */
const more = 3;
const pictures = (count: number) => Array.from({ length: count }, (_, index) => standInPicture(`${count}-${index}`)[0]);
const long =
  'A client whose name an editor copied from the register of companies, with everything in it that a register of companies wants to know of them';

test.describe('V12: cases with missing or unusual fields', () => {
  const cases = [
    ...optional.map((name) => ({ name: `no ${name}`, fields: { [name]: nothing[name] } })),
    { name: 'nothing but a name', fields: nothing },
    {
      name: 'nothing but a name and colours',
      fields: { ...nothing, colours: ['#2a5f63', '#f0a63a', '#f6e7cf', '#2a1030'] },
    },
    { name: 'a name of three letters', fields: { ...nothing, title: 'Sea' } },
    { name: 'a very long name', fields: { title: long } },
    {
      name: 'a Chinese name',
      fields: { title: '九號風球網店', subject: '地毯', introductionTitle: '一本厚如絨毛的目錄' },
    },
    { name: 'a right-to-left name', fields: { title: 'موقع يعمل', subject: 'شركة سجاد' } },
    ...phoneCounts.map((count) => ({
      name: `${count} phone screens`,
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
    test(`${name}: the page has no layout faults`, async ({ page }) => {
      await page.goto(`${url}/work/${slug}`);
      await expect(page.locator('h1')).toHaveText(work.title);
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await pageFaults(page, { axe: several && width === 1440 })).toEqual([]);
        // The first picture, drawn where there is none, fills a part of the viewport.
        const screen = await page.locator('main figure').first().boundingBox();
        expect(screen?.width).toBeGreaterThan(width / 3);
        expect(screen?.height).toBeGreaterThan(Math.min(160, width * 0.45));
      }
      const visit = page.getByRole('link', { name: 'Visit the site' });
      await expect(visit).toHaveCount(work.addressBarUrl ? 1 : 0);
    });
  }

  test('one to five phone screens fill their rows and never overlap', async ({ page }) => {
    for (const count of phoneCounts) {
      const { slug = '' } = cases.find(({ name }) => name === `${count} phone screens`) ?? {};
      await page.goto(`${url}/work/${slug}`);
      // Lays out the whole page; otherwise pictures below a phone's viewport would load a moment
      // later.
      await page.keyboard.press('End');
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
        const message = `${count} at ${width}: ${JSON.stringify(rows)} in ${JSON.stringify(room)}`;
        expect(rows.flat(), message).toHaveLength(count);
        for (const row of rows) {
          expect(row[0]?.left, message).toBeCloseTo(room.left, 0);
          // A single phone screen does not fill the row: it would be larger than the viewport.
          if (count > 1 || width < 500) expect(row.at(-1)?.right, message).toBeCloseTo(room.right, 0);
          const gaps = row.slice(1).map(({ left }, index) => left - (row[index]?.right ?? 0));
          for (const gap of gaps) expect(gap, message).toBeCloseTo(gaps[0] ?? 0, 0);
          expect(Math.min(8, ...gaps), message).toBe(8);
        }
      }
    }
  });

  test('pictures of a step are in rows whose lengths differ by at most one', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [count, lengths] of [
      [4, [4]],
      [5, [2, 3]],
      [6, [3, 3]],
      [7, [3, 4]],
      [8, [4, 4]],
    ] as const) {
      const { slug = '' } = cases.find(({ name }) => name === `${count - more} phone screens`) ?? {};
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

  test('grid view and list view show all of them', async ({ page }) => {
    for (const view of ['', '?view=list']) {
      await page.goto(`${url}/work${view}`);
      await expect(page.locator('main [data-slug]')).toHaveCount(30);
      for (const width of [320, 412, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await pageFaults(page, { axe: width === 412 || width === 1440 })).toEqual([]);
        if (!view) expect(await smallestPosterType(page, 'main [data-slug]'), `at ${width}`).toBeGreaterThan(15);
      }
    }
  });
});
