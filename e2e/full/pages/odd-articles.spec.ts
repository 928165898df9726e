import { pageFaults } from '../../support/page/page-faults.ts';
import {
  generatedContent,
  type StandInContent,
  sentence,
  standInArticle,
  standInPicture,
} from '../../support/preparation/generated-content.ts';
import { startStandInSite } from '../../support/stand-ins/stand-in-site.ts';
import { expect, test } from '../../support/test.ts';

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
    name: 'a title of three letters, one word and nothing else',
    fields: { title: 'Sea', insightsContent: text('<p>Yes.</p>'), ...missing },
  },
  { name: 'a title of 140 characters', fields: { title: long, insightsContent: text(rich) } },
  {
    name: 'an article with groups of one to five pictures',
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
    name: 'a Chinese article',
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
    name: 'a right-to-left article',
    lang: 'ar',
    fields: {
      title: 'موقع يعمل في كل طقس',
      description: 'كيف تدير موقعين بلغتين.',
      insightsContent: text('<p>تحتاج معظم الشركات إلى موقع بلغتين.</p><ul><li>واحد</li><li>اثنان</li></ul>'),
    },
  },
  {
    name: 'an article of five thousand words',
    fields: {
      insightsContent: text(
        Array.from({ length: 25 }, (_, index) => `<h2>Part ${index + 1}</h2><p>${sentence(200, index)}</p>`).join(''),
      ),
    },
  },
].map(({ name, lang, fields }, index) => {
  // Leaves the fifth category empty.
  const made = standInArticle(index === 4 ? 10 : index, fields);
  return { name, lang, made: { ...made, index } };
});

test.describe('V12: unusual articles', () => {
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
    test(`${name} has no layout faults`, async ({ page }) => {
      await page.goto(`${url}/insights/${made.slug}`);
      await expect(page.locator('h1')).toHaveText(made.title);
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await pageFaults(page, { axe: width > 320 })).toEqual([]);
        // No title is taller than the viewport.
        expect((await page.locator('h1').boundingBox())?.height).toBeLessThan(620);
      }
      if (!lang) return;
      await expect(page.locator('h1')).toHaveAttribute('lang', lang);
      const direction = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).direction);
      expect(direction).toBe(lang === 'ar' ? 'rtl' : 'ltr');
    });
  }

  test('the list shows all of them, and an empty category has a message', async ({ page }) => {
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
