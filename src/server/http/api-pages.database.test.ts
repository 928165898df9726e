// On SQLite, and on PostgreSQL in the full run: they store sections (JSON column) and drafts
// (version tables) differently.
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentApiServer } from '../../api/server.ts';
import { openSampleContent } from '../../cms/testing/open-for-tests.ts';
import { newPage } from '../../cms/testing/records.ts';
import { parseSettings } from '../../config/env.ts';
import { limitClients } from '../limits/client-rate-limits.ts';
import { apiRoutes } from './api-routes.ts';

const site = 'https://www.site.example';
const payload = await openSampleContent();
const server = fastify();
apiRoutes(
  server,
  () => ({ answerApi: contentApiServer(payload, site), readJobs: async () => [] }),
  site,
  limitClients(server, parseSettings()).api,
);
let url: string;

beforeAll(async () => {
  url = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  await payload.destroy();
});

interface Answer {
  // biome-ignore lint/suspicious/noExplicitAny: the shape of an answer depends on its query.
  readonly data: any;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

async function ask(query: string, headers: Readonly<Record<string, string>> = {}, status = 200): Promise<Answer> {
  const answer = await fetch(`${url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  expect(answer.status).toBe(status);
  return (await answer.json()) as Answer;
}

const hero = (words: string) => ({ blockType: 'hero', heading: { text: words }, water: 'accent3' });
const statement = { blockType: 'statement', ground: 'accent4', statement: '{projects} projects.', paragraph: 'More.' };
const at = (path: string) => `page(path: "${path}") { path title status sections { block props } }`;

describe('a page queried by path', () => {
  it('has all sections, with facts replaced, absolute picture URLs and ISO dates', async () => {
    const { data, errors } = await ask(`{ page(path: "/about-us") {
      id path url status title description menu ground dateUpdated sections { block frame props }
    } }`);
    expect(errors).toBeUndefined();
    const { page } = data;
    expect(page).toMatchObject({ path: '/about-us', url: `${site}/about-us`, status: 'live', menu: 'about' });
    expect(page.description.length).toBeGreaterThan(70);
    expect(new Date(page.dateUpdated).toISOString()).toBe(page.dateUpdated);
    expect(page.sections.length).toBeGreaterThan(4);
    const whole = JSON.stringify(page);
    expect(whole).not.toMatch(/\{[a-z][a-z-]*(:[a-z]+)?\}/);
    const addresses = [...whole.matchAll(/"url":"([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect(address).toMatch(/^https:\/\//);
    const since = /"since":"([^"]+)"/.exec(whole)?.[1] ?? '';
    expect(new Date(since).toISOString()).toBe(since);
    expect(page.sections[0].frame).toBeNull();
    expect(page.sections.find(({ frame }: { frame: unknown }) => frame !== null).frame.ground).toMatch(/^[a-z]+\d?$/);
  });

  it('has logos with the absolute URL of their image', async () => {
    const { data } = await ask('{ page(path: "/") { sections { block props } } }');
    const marks = data.page.sections.find(({ block }: { block: string }) => block === 'logo-block');
    expect(marks.props.marks[0].url).toMatch(/^https:\/\/www\.site\.example\/marks\/.+\.svg$/);
  });

  it.each(['contact-us', '/Contact-us/', '//contact-us'])('is found by the unnormalised path %s', async (typed) => {
    expect((await ask(`{ page(path: "${typed}") { path } }`)).data.page).toEqual({ path: '/contact-us' });
  });

  it.each(['/nowhere', '/work/tree', '/contact-us?plan=seo', 'https://www.site.example/contact-us', "/' or 1=1"])(
    'is null for %s',
    async (path) => {
      const { data, errors } = await ask(`{ page(path: ${JSON.stringify(path)}) { path } }`);
      expect(errors).toBeUndefined();
      expect(data.page).toBeNull();
    },
  );

  it('leaves out incomplete and unknown sections', async () => {
    const { id } = await newPage(payload, '/odd', { sections: [hero('Odd'), statement] });
    const { sections } = await payload.findByID({ collection: 'pages', id, depth: 0 });
    await payload.db.updateOne({
      collection: 'pages',
      id,
      data: {
        sections: [
          ...(sections ?? []).slice(0, 1),
          { blockType: 'of-before', id: 'x' },
          { ...sections?.[1], statement: '' },
        ],
      },
    });
    const { data, errors } = await ask(`{ ${at('/odd')} }`);
    expect(errors).toBeUndefined();
    expect(data.page.sections.map(({ block }: { block: string }) => block)).toEqual(['hero']);
    await payload.delete({ collection: 'pages', id });
  });
});

describe('the list of pages', () => {
  it('is sorted by path, in windows that do not overlap', async () => {
    const { data, errors } = await ask(
      '{ all: pages { path sections { block } } part: pages(limit: 4, offset: 3) { path } }',
    );
    expect(errors).toBeUndefined();
    const paths = data.all.map(({ path }: { path: string }) => path);
    expect(paths).toHaveLength(18);
    expect(paths).toEqual([...paths].sort());
    expect(data.part.map(({ path }: { path: string }) => path)).toEqual(paths.slice(3, 7));
    for (const { sections } of data.all) expect(sections.length).toBeGreaterThan(0);
  });

  it.each(['pages(limit: 0)', 'pages(offset: 1000)'])('is empty for %s', async (field) => {
    expect((await ask(`{ ${field} { path } }`)).data.pages).toEqual([]);
  });

  it('reports a clear error for a negative limit', async () => {
    expect((await ask('{ pages(limit: -1) { path } }')).errors?.[0]?.message).toBe('"limit" must not be negative.');
  });

  it('is refused as too expensive when queried many times at once', async () => {
    const many = Array.from({ length: 10 }, (_, n) => `a${n}: pages { sections { props } }`).join(' ');
    const { errors } = await ask(`{ ${many} }`, {}, 400);
    expect(errors?.some(({ extensions }) => extensions?.code === 'QUERY_TOO_EXPENSIVE')).toBe(true);
  });
});

describe('unpublished content', () => {
  const query = `{ ${at('/secret')} changed: ${at('/changed')} pages { path title } }`;

  it('is returned only to requests with a valid token', async () => {
    const draft = await newPage(payload, '/secret', {
      _status: 'draft',
      title: 'Secret',
      sections: [hero('Secret'), statement],
    });
    const changed = await newPage(payload, '/changed', { sections: [hero('Known')] });
    await payload.update({
      collection: 'pages',
      id: changed.id,
      draft: true,
      data: { title: 'Secret title', sections: [hero('Secret words')] as never },
    });
    const unnamed = await payload.create({ collection: 'pages', draft: true, data: { _status: 'draft' } as never });
    const apiKey = crypto.randomUUID();
    const token = await payload.create({
      collection: 'api-tokens',
      data: { name: 'Test', enableAPIKey: true, apiKey },
    });
    const authorization = `Bearer ${apiKey}`;

    const unauthorised: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization, 'x-published-only': '1' },
    ];
    for (const headers of unauthorised) {
      const { data, errors } = await ask(query, headers);
      expect(errors).toBeUndefined();
      expect(data.page).toBeNull();
      expect(JSON.stringify(data)).not.toContain('ecret');
      expect(data.changed).toMatchObject({ title: 'Page /changed', status: 'live' });
    }

    const { data, errors } = await ask(query, { authorization });
    expect(errors).toBeUndefined();
    expect(data.page).toMatchObject({ title: 'Secret', status: 'draft' });
    expect(data.page.sections[1]).toMatchObject({ block: 'statement', props: { statement: '400+ projects.' } });
    expect(data.changed.sections[0].props.heading.text).toBe('Secret words');
    expect(data.pages).toContainEqual({ path: '/secret', title: 'Secret' });

    await payload.delete({ collection: 'api-tokens', id: token.id });
    const revoked = await ask(query, { authorization });
    expect(revoked.data.page).toBeNull();
    expect(JSON.stringify(revoked.data)).not.toContain('ecret');
    for (const { id } of [draft, changed, unnamed]) await payload.delete({ collection: 'pages', id });
  });
});
