import { get } from 'node:http';
import {
  generatedContent,
  type StandInContent,
  sentence,
  standInArticle,
  standInPicture,
} from '../benchmarks/generated-content.ts';
import { pageFaults } from './support/page-faults.ts';
import { startStandInSite } from './support/stand-in-site.ts';
import { expect, test } from './support/test.ts';

const wide = { width: 1440, height: 900 };
const article = '/insights/two-languages-one-address';

test('the first article is featured, and every one has its facts and a way in', async ({ page, siteUrl }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights`);
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(10);
  const featured = await articles.first().boundingBox();
  for (let index = 5; index < 10; index += 1)
    expect((await articles.nth(index).boundingBox())?.height ?? 0).toBeLessThan((featured?.height ?? 0) / 2);
  for (const one of await articles.all()) {
    await expect(one.locator('time')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
    await expect(one.getByText(/minutes?/).first()).toBeVisible();
    await expect(one.getByText(/desk$/).first()).toBeVisible();
    await expect(one.getByText(/^Read more/).first()).toBeVisible();
    await expect(one.getByRole('link').first()).toHaveAttribute('href', /^\/insights\//);
  }
});

test('descriptions are hidden at 1024 px and shown above', async ({ page, siteUrl }) => {
  const shown = async () =>
    page
      .locator('main article [data-part="description"]')
      .evaluateAll((all) => all.filter((one) => (one as HTMLElement).offsetHeight > 0).length);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(`${siteUrl}/insights`);
  expect(await shown()).toBe(0);
  await page.setViewportSize({ width: 1025, height: 800 });
  expect(await shown()).toBe(10);
});

test('categories and pages have addresses, and the pager ends at its ends', async ({ page, siteUrl, request }) => {
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}/insights`);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await expect(pager.getByText('No previous page')).toBeAttached();
  await pager.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${siteUrl}/insights?page=2`);
  await expect(pager.locator('[aria-current]')).toHaveText('Page 2');
  await pager.getByRole('link', { name: 'Page 4' }).click();
  await expect(pager.getByText('No next page')).toBeAttached();
  await page.getByRole('navigation', { name: 'Category' }).getByRole('link', { name: 'Care' }).click();
  await expect(page).toHaveURL(`${siteUrl}/insights?category=care`);
  for (const query of ['page=5', 'page=0', 'page=two', 'category=nothing', 'category=care&page=9'])
    expect((await request.get(`${siteUrl}/insights?${query}`)).status(), query).toBe(404);
  const first = await request.get(`${siteUrl}/insights?page=1`, { maxRedirects: 0 });
  expect(first.headers().location).toBe('/insights');
});

test('an article has its contents, its ways to pass it on, its author, three others and its neighbours', async ({
  page,
  siteUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(wide);
  await page.goto(`${siteUrl}${article}`);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  expect(await contents.getByRole('link').count()).toBeGreaterThan(3);
  for (const name of ['Share on X', 'Share on Facebook', 'Share on LinkedIn'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /two-languages-one-address/);
  await page.getByRole('heading', { name: 'Pass it on' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(article);
  await expect(page.locator('section[aria-labelledby="author"] h2')).toHaveText('Development desk');
  const others = page.locator('section:has(> h2:text("Other popular topics")) a');
  await expect(others).toHaveCount(3);
  for (const other of await others.all()) expect(await other.getAttribute('href')).not.toBe(article);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  await expect(neighbours.getByRole('link')).toHaveCount(2);
});

test('the first article has the home page before it, the last one nothing after it', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/insights`);
  const newest = await page.locator('main article a').first().getAttribute('href');
  await page.goto(`${siteUrl}${newest}`);
  const neighbours = page.getByRole('navigation', { name: 'More articles' });
  await expect(neighbours.getByRole('link', { name: /Previous/ })).toHaveAttribute('href', '/');
  await page.goto(`${siteUrl}/insights?page=4`);
  const oldest = await page.locator('main article a').last().getAttribute('href');
  await page.goto(`${siteUrl}${oldest}`);
  await expect(neighbours.getByRole('link')).toHaveCount(1);
});

test('reading progress follows the article and stays away when motion is not wanted', async ({ browser, siteUrl }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ reducedMotion, viewport: wide, javaScriptEnabled: true });
    const page = await context.newPage();
    await page.goto(`${siteUrl}${article}`);
    const bar = page.locator('article [data-part="progress"]');
    if (reducedMotion === 'reduce') await expect(bar).toBeHidden();
    else {
      const width = () => bar.evaluate((one) => one.getBoundingClientRect().width);
      expect(await width()).toBeLessThan(5);
      await page
        .locator('section[aria-labelledby="author"]')
        .evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await expect.poll(width).toBeGreaterThan(700);
    }
    await context.close();
  }
});

test('on paper there is the article and nothing to press', async ({ page, siteUrl }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${siteUrl}${article}`);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByText('Give each language its own address').last()).toBeVisible();
  for (const name of ['Pass it on', 'Other popular topics', 'In this article'])
    await expect(page.getByRole('heading', { name })).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByText('Write the redirect map first')).toBeHidden();
  for (const name of ['button', 'textbox', 'checkbox', 'switch', 'slider'] as const)
    await expect(page.getByRole(name)).toHaveCount(0);
  await expect(page.locator('video, iframe, summary').filter({ visible: true })).toHaveCount(0);
  // The mark is a letterhead; no other link is there but those in the text and of its category.
  const links = page.locator('a:not(article a):not(.skip-link)').filter({ visible: true });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['/']);
});

test('structured data: the article with its author and place, the list', async ({ request, siteUrl }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(`${siteUrl}${path}`)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
  };
  const [data, way] = await dataOf(article);
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Two languages, one address',
    author: { name: 'Development desk' },
  });
  expect(Date.parse(data.datePublished)).not.toBeNaN();
  expect(way.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Insights',
    'Two languages, one address',
  ]);
  const [list] = await dataOf('/insights?page=2');
  expect(list.itemListElement).toHaveLength(10);
});

test('HTML and styles of a long article come to little', async ({ siteUrl }) => {
  const bytes = await new Promise<number>((resolve, reject) => {
    get(`${siteUrl}${article}`, { headers: { 'accept-encoding': 'br' } }, async (response) => {
      let sum = 0;
      for await (const chunk of response) sum += (chunk as Buffer).byteLength;
      resolve(sum);
    }).on('error', reject);
  });
  expect(bytes).toBeLessThanOrEqual(14_600);
});

const long =
  'A title that an editor wrote late on a Friday, which says everything there is to say of the matter and then says it again for those in a hurry';
const text = (html: string) => () => [{ __typename: 'text_Entry', id: 't', text: html }];
const table =
  '<table><tbody><tr><th scope="col">Signal</th><th scope="col">Shops</th></tr><tr><th scope="row">No. 8</th><td>Close</td></tr></tbody></table>';
const rich = `<p>${sentence(30, 1)}</p><h2>One</h2><p>${sentence(50, 2)}</p><ul><li>${sentence(10, 3)}</li></ul><h2>Two</h2><blockquote><p>Order as usual.</p></blockquote>${table}<h2>Three</h2><pre><code class="language-css">.a { color: red; a-very-long-line-that-does-not-end: var(--and-goes-on-and-on-and-on-and-on-and-on-and-on); }</code></pre>`;
const missing = {
  description: null,
  bannerImage: [],
  thumbnail: [],
  author: [],
  articleCategory: [],
  readingNote: null,
};
const articles = [
  {
    name: 'three letters, one word and nothing else',
    fields: { title: 'Sea', insightsContent: text('<p>Yes.</p>'), ...missing },
  },
  { name: '140 characters', fields: { title: long, insightsContent: text(rich) } },
  {
    name: 'groups of one to five pictures',
    fields: {
      insightsContent: () =>
        [1, 2, 3, 4, 5].map((count) => ({
          __typename: 'images_Entry',
          id: `g${count}`,
          images: Array.from({ length: count }, (_, index) => ({
            id: `${count}-${index}`,
            caption: index % 2 ? null : `Picture ${index + 1} of ${count}`,
            image: standInPicture(`g${count}-${index}`, index === 1 ? 800 : 1600, 1000),
          })),
        })),
    },
  },
  {
    name: 'Chinese',
    lang: 'zh-Hant-HK',
    fields: {
      title: '兩種語言，一個網址：如何同時營運中英文網站',
      description: '如何在不經營兩個網站的情況下提供中英文內容。',
      insightsContent: text(
        '<p>大部分香港公司都需要兩種語言的網站。</p><h2>每種語言一個網址</h2><p>每一頁都應該有自己的網址。</p>',
      ),
    },
  },
  {
    name: 'right to left',
    lang: 'ar',
    fields: {
      title: 'موقع يعمل في كل طقس',
      description: 'كيف تدير موقعين بلغتين.',
      insightsContent: text('<p>تحتاج معظم الشركات إلى موقع بلغتين.</p><ul><li>واحد</li><li>اثنان</li></ul>'),
    },
  },
  {
    name: 'five thousand words',
    fields: {
      insightsContent: text(
        Array.from({ length: 25 }, (_, index) => `<h2>Part ${index + 1}</h2><p>${sentence(200, index)}</p>`).join(''),
      ),
    },
  },
].map(({ name, lang, fields }, index) => {
  // Nothing is filed under the fifth category, which is the empty one.
  const made = standInArticle(index === 4 ? 10 : index, fields);
  return { name, lang, made: { ...made, index } };
});

test.describe('articles of every kind', () => {
  test.describe.configure({ mode: 'serial' });
  let stop: () => Promise<void>;
  let url: string;
  test.beforeAll(async () => {
    const content: StandInContent = { ...generatedContent({}), insights: articles.map(({ made }) => made) };
    const started = await startStandInSite(content);
    stop = started.stop;
    url = started.site.url;
  });
  test.afterAll(() => stop());

  for (const { name, lang, made } of articles) {
    test(`${name} keeps the design`, async ({ page }) => {
      await page.goto(`${url}/insights/${made.slug}`);
      await expect(page.locator('h1')).toHaveText(made.title);
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await pageFaults(page, { axe: width > 320 })).toEqual([]);
        // No title takes more than a window.
        expect((await page.locator('h1').boundingBox())?.height).toBeLessThan(620);
      }
      if (!lang) return;
      await expect(page.locator('h1')).toHaveAttribute('lang', lang);
      const direction = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).direction);
      expect(direction).toBe(lang === 'ar' ? 'rtl' : 'ltr');
    });
  }

  test('the list holds them all, and an empty category is a friendly page', async ({ page }) => {
    await page.goto(`${url}/insights`);
    await expect(page.locator('main article')).toHaveCount(articles.length);
    for (const width of [320, 412, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await pageFaults(page, { axe: width > 320 })).toEqual([]);
    }
    const empty = await page.goto(`${url}/insights?category=search`);
    expect(empty?.status()).toBe(200);
    await expect(page.getByText('Nothing issued under Search yet.')).toBeVisible();
    expect(await pageFaults(page)).toEqual([]);
    await expect(page.getByRole('link', { name: 'All insights' })).toHaveAttribute('href', '/insights');
  });
});
