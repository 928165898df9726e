// On both databases: two presses at once meet in a unique index and in versions, which differ.
import { sql } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../cms/database/transaction.ts';
import { ask, signIn } from '../../cms/rest/test-support.ts';
import { openForTests } from '../../cms/testing/open-for-tests.ts';
import { newEditor } from '../../cms/testing/people.ts';
import { newPage, newWork } from '../../cms/testing/records.ts';
import { chinese } from '../../i18n/testing/languages.ts';
import { readFruitless } from './fruitless.ts';
import { readNotFound } from './read-list.ts';

const payload = await openForTests();
const now = Date.parse('2026-11-30T03:00:00Z');
const [ann, bob] = [await newEditor(payload, 'Ann'), await newEditor(payload, 'Bob')];
const sales = { email: 'sales@agency.example', password: 'a good long password' };
const tokens = { ann: '', bob: '', sales: '' };

const run = (statement: ReturnType<typeof sql>) =>
  inTransaction(payload, async ({ query }) => void (await query(statement)));

const post = async (path: string, body: unknown, by: keyof typeof tokens = 'ann') => {
  const { status, text } = await ask(payload, path, { method: 'POST', body, token: tokens[by] });
  const said = JSON.parse(text) as { readonly id?: number; readonly to?: string; readonly error?: string };
  return { ...said, status };
};

const missing = async (path: string, referrer = '') => {
  const lastSeen = new Date(now).toISOString();
  const { id } = await payload.create({ collection: 'not-found', data: { path, count: 3, lastSeen, referrer } });
  return `/not-found/${id}`;
};

const rowAt = async (path: string) => {
  const list = await readNotFound(payload);
  const row = [...list.open, ...list.redirected].find((one) => one.path === path);
  return row && { ...row, suggestion: list.suggestFor(row) };
};

const textWith = (...urls: readonly string[]) => ({
  root: {
    ...({ type: 'root', direction: 'ltr', format: '', indent: 0, version: 1 } as const),
    children: urls.map((url) => ({
      ...({ type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1 } as const),
      children: [
        {
          ...({ type: 'link', direction: 'ltr', format: '', indent: 0, version: 3 } as const),
          fields: { linkType: 'custom', newTab: false, url },
          children: [{ type: 'text', text: 'A link', detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
        },
      ],
    })),
  },
});

const urlsIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url ?? '');

beforeAll(async () => {
  await payload.create({
    collection: 'users',
    data: { ...sales, name: 'Sal', roles: ['sales'], mustChangePassword: false },
  });
  for (const path of ['/', '/about-us', '/contact-us']) await newPage(payload, path);
  tokens.ann = (await signIn(payload, ann.email, sales.password)) ?? '';
  tokens.bob = (await signIn(payload, bob.email, sales.password)) ?? '';
  tokens.sales = (await signIn(payload, sales.email, sales.password)) ?? '';
});

beforeEach(async () => {
  await run(sql`delete from not_found`);
  await run(sql`delete from redirects`);
});

describe('a redirect of an address that was not found', () => {
  it('is made once when two editors press at once, and a later one of another target is refused', async () => {
    const at = await missing('/abuot-us');
    const both = await Promise.all([
      post(`${at}/redirect`, { to: '/about-us' }),
      post(`${at}/redirect`, { to: '/about-us' }, 'bob'),
    ]);
    expect(both.map(({ status, to }) => [status, to])).toEqual([
      [200, '/about-us'],
      [200, '/about-us'],
    ]);
    expect(await payload.count({ collection: 'redirects' })).toEqual({ totalDocs: 1 });
    expect(await post(`${at}/redirect`, { to: '/contact-us' }, 'bob')).toEqual({
      status: 409,
      error: 'Another editor has redirected it to /about-us. Reload the page.',
    });
    const [one] = both;
    expect(await post(`${at}/redirect`, { to: '/contact-us', replaces: one?.id }, 'bob')).toMatchObject({
      status: 200,
      to: '/contact-us',
    });
  });

  it('is refused for sales, a circle, a page that is not there, and an address without end', async () => {
    const at = await missing('/old-blog');
    expect((await post(`${at}/redirect`, { to: '/about-us' }, 'sales')).status).toBe(403);
    await payload.db.create({ collection: 'redirects', data: { from: '/old-news', to: '/old-blog' } });
    expect(JSON.stringify(await post(`${at}/redirect`, { to: '/old-news' }))).toContain('That would go in a circle');
    expect((await post(`${at}/redirect`, { to: `/${'a'.repeat(500)}` })).status).toBe(400);
    expect((await post(`${at}/redirect`, { to: `/${'a'.repeat(2000)}` })).error).toContain('2,000');
    expect((await post(`${at}/redirect`, {})).status).toBe(400);
  });

  it('of a Chinese address leads to the Chinese page once that is published, and else to the English one', async () => {
    const page = await newPage(payload, '/harbour', { title: 'The harbour' });
    const at = await missing('/zh-hk/harbuor');
    expect((await rowAt('/zh-hk/harbuor'))?.suggestion).toMatchObject({ to: '/harbour', leadsTo: '/harbour' });
    const made = await post(`${at}/redirect`, { to: '/harbour' });
    expect(made).toMatchObject({ status: 200, to: '/harbour' });
    expect((await rowAt('/zh-hk/harbuor'))?.redirect?.leadsTo).toBe('/harbour');
    await payload.create({
      collection: 'translations',
      data: {
        ...{ of: 'pages', record: page.id, language: chinese.code, _status: 'published' },
        texts: { title: { text: '海港', from: 'The harbour' } },
      },
    });
    expect((await rowAt('/zh-hk/harbuor'))?.redirect?.leadsTo).toBe('/zh-hk/harbour');
    expect((await rowAt('/zh-hk/harbuor'))?.suggestion).toMatchObject({ to: '/harbour', leadsTo: '/zh-hk/harbour' });
    expect(await post(`${at}/redirect`, { to: '/zh-hk/harbour', replaces: made.id })).toMatchObject({
      status: 200,
      to: '/zh-hk/harbour',
    });
    const { docs } = await payload.find({ collection: 'redirects' });
    expect(docs.map(({ from, to }) => [from, to])).toEqual([['/zh-hk/harbuor', '/harbour']]);
    expect((await post(`${await missing('/old')}/redirect`, { to: '/zh-hk/harbour' })).status).toBe(400);
  });
});

describe('the link of a page of ours', () => {
  const pageWith = async (...urls: readonly string[]) => {
    const { id, slug } = await newWork(payload);
    await payload.update({
      collection: 'works',
      id,
      data: { introduction: textWith(...urls) as never, _status: 'published' },
    });
    return { id, from: `/work/${slug}` };
  };
  const draftOf = (id: number) => payload.findByID({ collection: 'works', id, draft: true, depth: 0 });

  it('is corrected in a draft with a version of its own, in every shape, and nothing is published', async () => {
    const urls = ['/abuot-us', '/Abuot-Us/?a=b#c', '/abuot-us-too', '/contact-us'];
    const { id, from } = await pageWith(...urls);
    // The host of the tests has no dot, so only a draft can have it.
    const body = textWith('http://localhost:3000/abuot-us') as never;
    await payload.update({ collection: 'works', id, draft: true, data: { body } });
    const at = await missing('/abuot-us', from);
    const before = await payload.countVersions({ collection: 'works', where: { parent: { equals: id } } });
    expect(await post(`${at}/correct`, { to: '/about-us' })).toEqual({
      status: 200,
      form: `/admin/collections/works/${id}`,
    });
    const draft = await draftOf(id);
    expect(draft._status).toBe('draft');
    expect(urlsIn(draft.introduction)).toEqual(['/about-us', '/about-us?a=b#c', '/abuot-us-too', '/contact-us']);
    expect(urlsIn(draft.body)).toEqual(['/about-us']);
    const published = await payload.findByID({ collection: 'works', id, depth: 0 });
    expect([published._status, urlsIn(published.introduction)]).toEqual(['published', urls]);
    const after = await payload.countVersions({ collection: 'works', where: { parent: { equals: id } } });
    expect(after.totalDocs).toBe(before.totalDocs + 1);
    expect(await post(`${at}/correct`, { to: '/about-us' })).toMatchObject({
      status: 409,
      error: expect.stringContaining('No link to /abuot-us is in the newest draft') as string,
    });
  });

  it('is corrected in sections, and other changes of the draft stay', async () => {
    const section = { blockType: 'quote', quote: 'Ships leave.', link: { label: 'Ships', href: '/abuot-us' } };
    const { id } = await newPage(payload, '/pier');
    const data = { title: 'The pier', sections: [section] };
    await payload.update({ collection: 'pages', id, draft: true, data });
    const at = await missing('/abuot-us', '/pier');
    expect((await post(`${at}/correct`, { to: '/about-us' })).status).toBe(200);
    const draft = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
    expect([draft.title, draft.sections?.[0]]).toMatchObject([
      'The pier',
      { blockType: 'quote', link: { label: 'Ships', href: '/about-us' } },
    ]);
  });

  it('is refused for sales, for a target without a page, and where visitors came from elsewhere', async () => {
    const { id, from } = await pageWith('/abuot-us');
    const at = await missing('/abuot-us', from);
    expect((await post(`${at}/correct`, { to: '/about-us' }, 'sales')).status).toBe(403);
    expect(await post(`${at}/correct`, { to: '/nowhere' })).toMatchObject({ status: 400 });
    expect(await post(`${at}/correct`, { to: 'javascript:alert(1)' })).toMatchObject({ status: 400 });
    expect((await draftOf(id))._status).toBe('published');
    const elsewhere = await missing('/abuot', 'guide.example');
    expect((await post(`${elsewhere}/correct`, { to: '/about-us' })).status).toBe(404);
    const gone = await missing('/abuot-u', '/work/no-such-case');
    expect((await post(`${gone}/correct`, { to: '/about-us' })).status).toBe(404);
  });

  it('is not corrected while another editor has the form, and once when two press at once', async () => {
    const { id, from } = await pageWith('/abuot-us');
    const at = await missing('/abuot-us', from);
    await payload.db.create({
      collection: 'payload-locked-documents',
      data: { document: { relationTo: 'works', value: id }, user: { relationTo: 'users', value: bob.id } },
    });
    expect(await post(`${at}/correct`, { to: '/about-us' })).toEqual({
      status: 409,
      error: 'Another editor is editing this page. Try again when they are done.',
    });
    const both = await Promise.all([
      post(`${at}/correct`, { to: '/about-us' }, 'bob'),
      post(`${at}/correct`, { to: '/about-us' }, 'bob'),
    ]);
    expect(both.map(({ status }) => status).filter((status) => status !== 409)).not.toEqual([]);
    expect(both.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(urlsIn((await draftOf(id)).introduction)).toEqual(['/about-us']);
  });

  it('of a Chinese page is right where the English page is there', async () => {
    await newPage(payload, '/ferry', { title: 'The ferry' });
    const { id, from } = await pageWith('/ferry');
    await payload.create({
      collection: 'translations',
      data: { of: 'works', record: id, language: chinese.code, texts: {}, _status: 'published' },
    });
    const at = await missing('/zh-hk/ferry', `/zh-hk${from}`);
    expect(await rowAt('/zh-hk/ferry')).toMatchObject({ from: { isWrong: false }, suggestion: { leadsTo: '/ferry' } });
    expect((await post(`${at}/correct`, { to: '/about-us' })).status).toBe(409);
  });
});

describe('searches without results', () => {
  const count = (words: string, times: number) =>
    run(
      sql`insert into figures (day, kind, name, bucket, count) values ('2026-11-29', 'search', ${words}, 0, ${times})`,
    );
  const listed = async (ignored: boolean) =>
    (await readFruitless(payload, now, { most: 12, ignored })).map(({ words }) => words);

  it('are kept out of the list by an editor, and shown again', async () => {
    await count('hosting', 4);
    await count('free templates', 9);
    expect(await listed(false)).toEqual(['free templates', 'hosting']);
    expect((await post('/not-found/searches', { words: 'free templates', ignored: true }, 'sales')).status).toBe(403);
    expect((await post('/not-found/searches', { words: 'Free', ignored: true })).status).toBe(400);
    expect((await post('/not-found/searches', { words: 'free templates', ignored: true })).status).toBe(200);
    expect([await listed(false), await listed(true)]).toEqual([['hosting'], ['free templates']]);
    expect((await post('/not-found/searches', { words: 'free templates', ignored: false })).status).toBe(200);
    expect(await listed(true)).toEqual([]);
  });

  it('are ignored up to 500, of which the oldest are listed again', async () => {
    await run(sql`delete from payload_kv where key like 'ignored-search:%'`);
    for (let word = 0; word < 503; word += 1)
      await run(sql`insert into payload_kv (key, data) values (${`ignored-search:word ${word}`}, '{}')`);
    await count('word 0', 1);
    expect((await post('/not-found/searches', { words: 'hosting', ignored: true })).status).toBe(200);
    const kept = await payload.count({ collection: 'payload-kv', where: { key: { like: 'ignored-search:' } } });
    expect(kept.totalDocs).toBe(500);
    expect(await listed(false)).toContain('word 0');
  });
});
