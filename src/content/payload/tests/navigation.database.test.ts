// On SQLite, and on PostgreSQL in the full run: the navigation has tables of its own, queried by
// conditions.
import { beforeEach, describe, expect, it } from 'vitest';
import { seedNavigation } from '../../../cms/seed/seed-navigation.ts';
import { openForTests } from '../../../cms/testing/open-for-tests.ts';
import { newEditor, reasonOf } from '../../../cms/testing/people.ts';
import { newPage, newWork } from '../../../cms/testing/records.ts';
import { defaultNavigation } from '../../brand-defaults.ts';
import { payloadPageSource } from '../source.ts';

const payload = await openForTests();
const ann = await newEditor(payload, 'Ann');
const { navigation, page } = payloadPageSource(payload);
const asAnn = { overrideAccess: false, user: ann } as const;

const brandPages = [
  ...defaultNavigation.services,
  ...defaultNavigation.prices,
  ...defaultNavigation.legal,
  { href: '/about-us' },
  { href: '/contact-us' },
  { href: '/' },
].map(({ href }) => href);

beforeEach(async () => {
  await payload.delete({ collection: 'pages', where: { id: { exists: true } } });
  await payload.delete({ collection: 'works', where: { id: { exists: true } } });
  await payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
  await payload.delete({ collection: 'navigation', where: { id: { exists: true } } });
  for (const path of brandPages) await newPage(payload, path);
  await seedNavigation(payload, defaultNavigation);
});

const record = async () => (await payload.find({ collection: 'navigation', depth: 0 })).docs[0];

const idAt = async (path: string): Promise<number> =>
  (await payload.find({ collection: 'pages', where: { path: { equals: path } }, depth: 0 })).docs[0]?.id ?? 0;

describe('the navigation', () => {
  it('equals the default navigation of the brand', async () => {
    expect(await navigation()).toEqual(defaultNavigation);
  });

  it('leaves out unpublished and deleted pages, and follows moved ones', async () => {
    await payload.update({ collection: 'pages', id: await idAt('/about-us'), data: { _status: 'draft' } });
    await payload.delete({ collection: 'pages', where: { path: { equals: '/services/seo' } } });
    await payload.update({ collection: 'pages', id: await idAt('/strategy'), data: { path: '/first-steps' } });
    const { header, prices, explore, services } = await navigation();
    expect(header.map(({ label }) => label)).toEqual(['Work', 'Services', 'Insights', 'Search']);
    expect(explore.map(({ href }) => href)).not.toContain('/about-us');
    expect(prices.map(({ href }) => href)).not.toContain('/services/seo');
    expect(services[0]).toMatchObject({ label: 'Strategy & Discovery', href: '/first-steps' });
  });

  it('keeps a button whose page is deleted, and links it to the parent page', async () => {
    await payload.delete({ collection: 'pages', where: { path: { equals: '/contact-us' } } });
    expect((await navigation()).button).toMatchObject({ label: 'Contact us', href: '/' });
  });

  it('lists published pages that opt into the services menu, each once', async () => {
    const named = { menu: 'services', menuName: 'Branding' } as const;
    const made = await newPage(payload, '/services/branding');
    await payload.update({ collection: 'pages', id: made.id, data: named });
    await payload.update({ collection: 'pages', id: await idAt('/services/seo'), data: { ...named, menuName: 'SEO' } });
    const drafted = await newPage(payload, '/services/later', { _status: 'draft' });
    await payload.update({ collection: 'pages', id: drafted.id, data: { ...named, _status: 'draft' } });
    expect((await navigation()).others).toEqual([{ href: '/services/branding', label: 'Branding' }]);
  });

  it('refuses dead links, a second menu and labels that are too long', async () => {
    const kept = await record();
    const header = (kept?.header ?? []).map((item) => ({ ...item }));
    const save = (data: object) =>
      reasonOf(payload.update({ collection: 'navigation', id: kept?.id ?? 0, data, ...asAnn }));
    const [work, services, about] = header;
    expect(await save({ header: [{ ...work, href: '/nowhere' }, services] })).toMatch(/No page answers at \/nowhere/);
    expect(await save({ header: [work, services, { ...about, opens: true }] })).toMatch(
      /opens the menu of services already/,
    );
    expect(await save({ header: [{ ...work, label: 'A word that is long' }, services] })).toMatch(
      /room for 12 letters/,
    );
    const long = header.map((item) => ({ ...item, label: 'Eleven char' }));
    expect(await save({ header: long })).toMatch(/room for 46 letters in the header.*this has 65/);
    expect(await save({ header: [work, services] })).toBe('done');
  });

  it('cannot be deleted by an editor', async () => {
    const kept = await record();
    expect(await reasonOf(payload.delete({ collection: 'navigation', id: kept?.id ?? 0, ...asAnn }))).toMatch(
      /not allowed/i,
    );
  });
});

describe('links of sections', () => {
  const call = { statement: 'Go on.', text: 'Somewhere.', title: 'Go on' };
  const linksTo = async (href: string) => {
    await payload.delete({ collection: 'pages', where: { path: { equals: '/links' } } });
    await newPage(payload, '/links', {
      sections: [
        {
          blockType: 'statement',
          ground: 'paper',
          statement: 'One.',
          paragraph: 'Two.',
          onward: { label: 'Go', href },
        },
        { ...call, blockType: 'colour-cta', button: { label: 'Go', href } },
      ],
    });
    const [optional, needed] = (await page('/links'))?.sections ?? [];
    return [
      optional?.block === 'statement' ? optional.props.onward?.href : undefined,
      needed?.block === 'colour-cta' ? needed.props.button.href : undefined,
    ];
  };

  it('to a renamed case lead to its new address', async () => {
    const work = await newWork(payload, { slug: 'old-case' });
    await payload.update({ collection: 'works', id: work.id, data: { slug: 'new-case' } });
    const now = '/work/new-case?from=here#top';
    expect(await linksTo('/work/old-case?from=here#top')).toEqual([now, now]);
  });

  it('to missing pages are left out, or lead to the parent page if the link is required', async () => {
    expect(await linksTo('/work/never-was?x#y')).toEqual([undefined, '/work']);
    expect(await linksTo('/services/never-was')).toEqual([undefined, '/']);
  });

  it.each(['/work', '/insights/feed.xml', '/media/a.pdf', 'https://example.com/x', 'mailto:a@b.example', '#form'])(
    'to %s stay unchanged',
    async (href) => {
      expect(await linksTo(href)).toEqual([href, href]);
    },
  );
});
