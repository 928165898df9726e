import { pageFaults, smallestPosterType } from '../../support/page/page-faults.ts';
import { generatedContent, sentence, standInJob } from '../../support/preparation/generated-content.ts';
import { startStandInSite } from '../../support/stand-ins/stand-in-site.ts';
import { expect, test } from '../../support/test.ts';

const job = '/jobs/web-developer-jobs';

test('V12: the list of jobs has a row with title, experience and location for each', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/jobs`);
  const rows = page.getByRole('region', { name: 'Open jobs' }).getByRole('link');
  await expect(rows).toHaveCount(4);
  for (const row of await rows.all()) {
    await expect(row.locator('h2')).not.toBeEmpty();
    await expect(row.getByText('Experience')).toBeVisible();
    await expect(row.getByText('Location')).toBeVisible();
    await expect(row).toHaveAttribute('href', /^\/jobs\/.+/);
  }
});

test('V12: a job has its benefits, description, plan and form', async ({ page, siteUrl }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl}${job}`);
  const benefits = page.locator('section[aria-labelledby="benefits"]');
  for (const words of ['18 days annual leave', '2 days a week', 'Hong Kong office', 'health insurance'])
    await expect(benefits).toContainText(words);
  // Eighteen days, two of five days a week, the ninth floor.
  const scales = await benefits
    .locator('span[aria-hidden]:has(> i)')
    .evaluateAll((all) => all.map((scale) => [scale.children.length, scale.querySelectorAll('[data-meant]').length]));
  expect(scales).toEqual([
    [18, 18],
    [5, 2],
    [9, 1],
  ]);
  await expect(page.getByRole('heading', { name: 'What you will do' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect(page).toHaveURL(/#apply$/);
  await expect(page.locator('#apply')).toBeInViewport();
  await expect(page.locator('#apply')).toContainText('within 2 weeks');
  const steps = page.locator('section[aria-labelledby="plan"] li');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(2).locator('h3')).toHaveText('First quarter: own a section');
});

test('V12: the plan of a job is drawn to scale', async ({ page, siteUrl }) => {
  for (const width of [412, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${siteUrl}${job}`);
    const widths = await page
      .locator('section[aria-labelledby="plan"] li svg rect')
      .evaluateAll((beams) => beams.map((beam) => beam.getBoundingClientRect().width));
    const year = widths[4] ?? 0;
    expect(widths.map((one) => Math.round((one / year) * 48) / 4)).toEqual([0.25, 1, 3, 6, 12]);
  }
});

test('V12: the structured data of a job is complete, with its end date', async ({ request, siteUrl }) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(`${siteUrl}${path}`)).text();
    return JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')['@graph'];
  };
  const [posting, way] = await dataOf(job);
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Web developer',
    employmentType: 'FULL_TIME',
    directApply: true,
    jobLocation: { address: { addressCountry: 'HK' } },
    hiringOrganization: { name: 'Signal Nine' },
  });
  expect(Date.parse(posting.datePosted)).not.toBeNaN();
  expect(Date.parse(posting.validThrough)).toBeGreaterThan(Date.parse(posting.datePosted));
  expect(way['@type']).toBe('BreadcrumbList');
  const [list] = await dataOf('/jobs');
  expect(list.itemListElement).toHaveLength(4);
});

const long =
  'A title that an editor wrote late on a Friday, which says everything there is to say of the matter and then says it again for those in a hurry';
const odd = [
  { job: 'Cat' },
  {
    job: long,
    experience: 'Three years of something that takes long to say',
    location: 'Wherever the harbour is seen',
  },
  {
    job: '網站開發員',
    location: '香港',
    experience: '三年',
    text: '<p>大部分香港公司都需要兩種語言的網站。</p>',
    jobTrack: [{ heading: '第一週：開燈', text: '每一頁都應該有自己的網址。' }],
  },
  {
    job: 'مطور مواقع',
    location: 'هونغ كونغ',
    experience: 'ثلاث سنوات',
    text: '<p>تحتاج معظم الشركات إلى موقع بلغتين.</p>',
    jobTrack: [{ heading: 'الأسبوع الأول: البداية', text: 'كيف تدير موقعين بلغتين.' }],
  },
  { job: 'Writer', text: `<p>${sentence(5000, 3)}</p>`, jobTrack: [] },
].map((fields, index) => ({ ...standInJob(index), ...fields }));

test('V12: jobs with long, Chinese and right-to-left titles have no faults in lists and pages', async ({ page }) => {
  test.setTimeout(120_000);
  const { site, stop } = await startStandInSite({ ...generatedContent({}), jobs: odd });
  try {
    await page.goto(`${site.url}/jobs`);
    await expect(page.getByRole('region', { name: 'Open jobs' }).getByRole('link')).toHaveCount(odd.length);
    for (const width of [320, 412, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await pageFaults(page, { axe: width === 1440 })).toEqual([]);
      expect(await smallestPosterType(page, 'section[aria-label="Open jobs"]'), `at ${width}`).toBeGreaterThan(15);
    }
    for (const { slug, job: title } of odd) {
      await page.goto(`${site.url}/jobs/${slug}`);
      await expect(page.locator('h1')).toHaveText(title);
      for (const width of [320, 412, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await pageFaults(page, { axe: width === 412 }), `${title} at ${width}`).toEqual([]);
      }
    }
  } finally {
    await stop();
  }
});

test('V12: a closed job answers 410 and lists the open ones', async ({ request, reader }) => {
  const open = { ...standInJob(0), slug: 'open-desk' };
  const over = { ...standInJob(1), slug: 'closed-desk', validThrough: '2020-01-31' };
  const { site, stop } = await startStandInSite({ ...generatedContent({}), jobs: [open, over] });
  try {
    const answer = await request.get(`${site.url}/jobs/closed-desk`);
    expect(answer.status()).toBe(410);
    await reader.goto(`${site.url}/jobs/closed-desk`);
    await expect(reader.locator('h1')).toHaveText('This job is closed');
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const rows = reader.getByRole('region', { name: 'Open jobs' }).getByRole('link');
    await expect(rows).toHaveCount(1);
    await expect(rows).toHaveAttribute('href', '/jobs/open-desk');
    expect((await request.get(`${site.url}/jobs/unheard-of`, { maxRedirects: 0 })).status()).not.toBe(410);
  } finally {
    await stop();
  }
});
