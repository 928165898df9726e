import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../../support/page/axe.ts';
import { addEditor, type Editor, signedIn } from '../../support/panel/editor.ts';
import { type Site, startSite } from '../../support/site.ts';
import { expect, test } from '../../support/test.ts';

const password = 'a password for this test';
const kit = { email: 'kit@agency.example', name: 'Kit Tang' };
let site: Site;
let editor: Editor;
let record = 0;

test.describe.configure({ mode: 'default', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const settings = { ADMIN_EMAIL: 'admin@agency.example', ADMIN_PASSWORD: password };
  site = await startSite({ settings });
  await addEditor(await signedIn(site, settings.ADMIN_EMAIL, password), kit.email, password, { name: kit.name });
  editor = await signedIn(site, kit.email, password);
  record = await editor.idOf('works', 'slug', 'arabica');
  await editor.ask('PATCH', `works/${record}?draft=true`, { _status: 'draft' });
});

test.afterAll(() => site.stop());

interface Link {
  readonly id: number;
  readonly path: string;
}

const invite = (may: string, name = '', more: object = {}): Promise<Link> =>
  editor.ask<Link>('POST', 'preview-links/share', { collection: 'works', record, hours: 24, may, name, ...more });

const save = (data: object) => editor.ask('PATCH', `works/${record}?draft=true`, { ...data, _status: 'draft' });

const phone = { width: 412, height: 892 } as const;

async function open(browser: Browser, path: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: phone, ...options });
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'load' });
  return page;
}

const strip = (page: Page, part: string) => page.locator(`[data-review-part="${part}"]`);

for (const script of [true, false]) {
  test(`V15: a phone comments and signs in under a minute, ${script ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const { path } = await invite('sign', 'Nora Pang', { message: 'Nora, is the story fair?' });
    const started = Date.now();
    const page = await open(browser, path, { javaScriptEnabled: script });
    await expect(page.getByText('Nora, is the story fair?')).toBeVisible();
    const story = strip(page, 'bodyHeading');
    await story.locator('summary').first().click();
    await story.getByLabel('What should Kit know?').fill('Say “roasted”, not “dry”.');
    await story.getByRole('button', { name: 'Send the comment' }).click();
    await expect(page.getByRole('status').filter({ hasText: /Number \d+ was sent/ })).toBeVisible();
    await expect(strip(page, 'bodyHeading').getByText('Say “roasted”, not “dry”.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Looks right' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you, Nora Pang.' })).toBeVisible();
    expect(Date.now() - started).toBeLessThan(60_000);
    await page.context().close();
  });
}

test('V15: marked words are quoted, and the comment says when they are gone', async ({ browser }) => {
  await save({ introductionTitle: 'Forty tins in one drawer' });
  const { path } = await invite('comment', 'Ben Osei');
  const page = await open(browser, path);
  const heading = page.getByRole('heading', { name: 'Forty tins in one drawer' });
  await heading.scrollIntoViewIfNeeded();
  await heading.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.locator('[data-review-quote]').click();
  const story = strip(page, 'introductionTitle');
  await expect(story.locator('input[name="quote"]')).toHaveValue('Forty tins in one drawer');
  await expect(story.getByLabel('What should Kit know?')).toBeFocused();
  await page.keyboard.type('There are forty-one.');
  await story.getByRole('button', { name: 'Send the comment' }).click();
  await expect(story.locator('q')).toHaveText('Forty tins in one drawer');

  await save({ introductionTitle: 'Forty-one tins in one drawer' });
  await page.goto(site.url + path);
  await expect(strip(page, 'introductionTitle').getByText('These words have changed since.')).toBeAttached();
  await page.context().close();
});

test('V15: a draft that is saved anew while it is read is not signed unseen', async ({ browser }) => {
  const { path } = await invite('sign', 'Wing Lau');
  const page = await open(browser, path);
  await save({ subject: 'Coffee, by the gram' });
  await page.getByRole('button', { name: 'Looks right' }).click();
  await expect(page.getByRole('alert')).toContainText('saved anew while you were reading');
  await page.getByRole('button', { name: 'Looks right' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Wing Lau.' })).toBeVisible();

  await save({ subject: 'Coffee, by the cup' });
  await page.goto(site.url + path);
  await expect(page.getByRole('heading', { name: 'Is it still right?' })).toBeVisible();
  const hero = strip(page, 'title');
  await hero.locator('summary').first().click();
  await expect(hero.locator('del')).toHaveText(['gram']);
  await expect(hero.locator('ins')).toHaveText(['cup']);
  await page.getByRole('button', { name: 'Still right' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Wing Lau.' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('heading', { name: 'Is it right?' })).toBeVisible();
  await page.context().close();
});

test('V15: two reviewers see each other, and a link for anyone shows its own comments alone', async ({ browser }) => {
  const [ann, ben, open_] = await Promise.all([
    invite('comment', 'Ann Yip'),
    invite('comment', 'Bo Ng'),
    invite('comment'),
  ]);
  const [first, second, third] = await Promise.all([ann, ben, open_].map(({ path }) => open(browser, path)));
  for (const [page, text] of [
    [first, 'Ann says yes'],
    [second, 'Bo says no'],
  ] as const) {
    const part = strip(page as Page, 'results');
    await part.locator('summary').first().click();
    await part.getByLabel('What should Kit know?').fill(text);
    await part.getByRole('button', { name: 'Send the comment' }).click();
  }
  await expect(strip(second as Page, 'results').getByText('Ann says yes')).toBeVisible();
  await (third as Page).reload();
  await expect((third as Page).getByText('Ann says yes')).toHaveCount(0);
  for (const page of [first, second, third]) await page?.context().close();
});

test('V15: a review has no faults of axe, no overflow, and is used by keyboard', async ({ browser }) => {
  const { path } = await invite('sign', 'Nora Pang');
  for (const width of [320, 412, 768, 1024, 1440, 1920, 2560]) {
    const page = await open(browser, path, { viewport: { width, height: 900 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    if (width === 412 || width === 1440) {
      await strip(page, 'bodyHeading').locator('summary').first().click();
      expect(await violationsOf(page)).toEqual([]);
    }
    if (width === 1440) {
      await strip(page, 'section2Head').locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(strip(page, 'section2Head').locator('textarea').first()).toBeFocused();
    }
    await page.context().close();
  }
});

test('V15: a Chinese link shows the Chinese draft with Chinese forms', async ({ browser }) => {
  const { path } = await invite('sign', '陳小姐', { language: 'zh-Hant-HK' });
  const page = await open(browser, path);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK');
  const story = strip(page, 'bodyHeading');
  await story.locator('summary').first().click();
  await story.getByLabel('想告訴 Kit 甚麼？').fill('「霧峰」由十一月起收 168。');
  await story.getByRole('button', { name: '送出留言' }).click();
  await expect(page.getByRole('status')).toContainText('已送出');
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

test('V15: an ended, a revoked and a published link each say what they are', async ({ browser }) => {
  const [ended, revoked, published] = await Promise.all([
    invite('sign', 'Nora Pang'),
    invite('comment', 'Nora Pang'),
    invite('sign', 'Nora Pang'),
  ]);
  const admin = await signedIn(site, 'admin@agency.example', password);
  await admin.ask('POST', `preview-links/${revoked.id}/revoke`);
  const closed = await open(browser, revoked.path);
  await expect(closed.getByRole('heading', { level: 1 })).toHaveText('This link has been turned off');
  expect(await closed.content()).not.toContain('arabica');
  await closed.context().close();

  await editor.ask('PATCH', `works/${record}`, { _status: 'published' });
  const up = await open(browser, published.path);
  await expect(up.getByRole('heading', { level: 1 })).toHaveText('It is on the site');
  await up.getByRole('link', { name: 'Open the page' }).click();
  await expect(up).toHaveURL(`${site.url}/work/arabica`);
  await up.context().close();
  expect(ended.path).not.toBe(published.path);
});

test('O6: no request of a stranger with a link reaches more than its draft', async () => {
  await save({ subject: 'Coffee' });
  const [look, comment, other] = await Promise.all([invite('look'), invite('comment', 'Cal'), invite('sign', 'Sam')]);
  const post = async (path: string, form: Record<string, string>) => {
    const body = new URLSearchParams(form);
    const { status } = await fetch(site.url + path, { method: 'POST', body, redirect: 'manual' });
    return status;
  };
  expect(await post(other.path, { act: 'comment', part: 'results', text: 'Sam’s words' })).toBe(303);
  const page = await (await fetch(site.url + other.path)).text();
  const id = /name="comment" value="(\d+)"/.exec(page)?.[1] ?? '';
  const attempts: [string, Record<string, string>, number][] = [
    [look.path, { act: 'comment', part: 'results', text: 'No' }, 404],
    [comment.path, { act: 'sign', digest: /name="digest" value="([^"]+)"/.exec(page)?.[1] ?? '' }, 404],
    [comment.path, { act: 'delete', comment: id }, 404],
    [comment.path, { act: 'resolve', comment: id }, 404],
    [comment.path, { act: 'comment', comment: '-1', text: 'No' }, 404],
    [comment.path, { act: 'drop' }, 404],
    [comment.path, {}, 404],
    [comment.path, { act: 'comment', part: 'results', text: 'x'.repeat(2001) }, 422],
    [comment.path, { act: 'comment', part: 'results', text: 'x'.repeat(40_000) }, 413],
    [`${comment.path}x`, { act: 'comment', part: 'results', text: 'No' }, 404],
    ['/preview/shared/%00', { act: 'comment', part: 'results', text: 'No' }, 404],
  ];
  for (const [path, form, status] of attempts) expect(await post(path, form), JSON.stringify(form)).toBe(status);

  const markup = '<script>alert(1)</script><!--part:title--><b>';
  expect(await post(comment.path, { act: 'comment', part: 'results', text: markup, quote: markup })).toBe(303);
  const answer = await fetch(site.url + comment.path);
  const shown = await answer.text();
  expect(shown).not.toContain('<script>alert');
  expect(shown.match(/data-review-part="title"/g)).toHaveLength(1);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toContain('noindex');
  expect(shown).not.toContain('@agency.example"');
  for (const address of ['review-comments', 'sign-offs', 'preview-links'])
    expect((await fetch(`${site.url}/cms/${address}`)).status, address).toBe(403);
});
