import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { sharedKeys } from '../../../src/analytics/journey-keys.ts';
import { Journeys } from '../../../src/analytics/journeys.ts';
import { type Site, startSite } from '../../support/site.ts';
import { filledPostgresDatabase } from '../../support/stand-ins/postgres.ts';

const secret = 'one secret for every instance of this installation';
const token = 'a-token-for-this-test';
const host = 'agency.example';
const [visits, enquiries] = [1000, 100];

/** Every visitor's browser has it, and nothing that the site keeps may have it. */
const mark = 'Marked77';

/** Sources by what a browser sends, and what is stored of it. */
const sources = [
  { referer: 'https://www.google.com/', source: 'google.com' },
  { referer: 'https://l.facebook.com/l.php?u=x', source: 'l.facebook.com' },
  { source: 'direct' },
  { referer: 'https://pier.example/friends', source: 'pier.example' },
  {
    query: '?utm_source=newsletter&utm_medium=email&utm_campaign=year-end',
    source: 'newsletter',
    campaign: 'year-end',
  },
  { referer: 'https://www.google.com/', query: '?utm_campaign=brand-ad', source: 'google.com', campaign: 'brand-ad' },
  {
    referer: 'https://pier.example/',
    query: '?utm_campaign=%3Cscript%3Ealert(1)%3C/script%3E&utm_source=%27--',
    source: 'pier.example',
  },
] as const;

const pages = ['/', '/work', '/about-us', '/insights', '/services/web-design', '/jobs'];

interface Visitor {
  readonly address: string;
  readonly agent: string;
  readonly from: (typeof sources)[number];
  readonly paths: readonly string[];
}

/**
 * Visitors behind their own addresses, some of them of the sixth version. Half of the senders share
 * an address with another browser; two in a hundred share address and browser with another visitor.
 */
const visitors: readonly Visitor[] = Array.from({ length: visits }, (_, index) => {
  const isPair = index % 20 === 13;
  const isTwin = index % 500 === 3;
  const place = isPair || isTwin ? index - 1 : index;
  const browser = isTwin ? place % 40 : index % 40;
  const address =
    place % 5 === 4 ? `2001:db8:0:${place.toString(16)}::1` : `198.51.${100 + (place >> 8)}.${place & 255}`;
  return {
    address,
    agent: `Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 ${mark}/${browser} Firefox/145.0`,
    from: sources[index % sources.length] ?? sources[0],
    paths: [0, 1, 2].slice(0, 1 + (index % 3)).map((step) => pages[(index + step) % pages.length] ?? '/'),
  };
});

const headersOf = ({ address, agent }: Visitor) => ({ 'x-forwarded-for': address, 'user-agent': agent, host });

async function each<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  const waiting = [...items.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function open(url: string, visitor: Visitor, path: string, isFirst: boolean): Promise<void> {
  const { from } = visitor;
  const referer = isFirst ? ('referer' in from ? from.referer : undefined) : `https://${host}/`;
  const query = isFirst && 'query' in from ? from.query : '';
  const answer = await fetch(`${url}${path}${query}`, {
    headers: {
      ...headersOf(visitor),
      'sec-fetch-dest': 'document',
      'sec-fetch-site': isFirst ? 'cross-site' : 'same-origin',
      ...(referer ? { referer } : {}),
    },
  });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
}

async function send(url: string, visitor: Visitor, index: number): Promise<void> {
  const body = new FormData();
  const fields = { name: `Visitor ${index}`, email: `visitor-${index}@six.example`, company: 'Six', phone: '23456789' };
  for (const [name, value] of Object.entries({ ...fields, message: `Words of ${index}` })) body.set(name, value);
  const answer = await fetch(`${url}/contact-us`, {
    method: 'POST',
    body,
    headers: { ...headersOf(visitor), accept: 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** Every row of every table as text, by table. */
async function everything(database: Client): Promise<Map<string, string[]>> {
  const { rows: tables } = await database.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const all = new Map<string, string[]>();
  for (const { name } of tables) {
    const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    all.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return all;
}

/** Hashes that instances tell each other of these visitors, and that nothing may keep. */
function hashes(): string[] {
  const found = new Set<string>();
  const journeys = new Journeys({ keysOf: sharedKeys(secret), tell: ({ visit }) => found.add(visit) });
  for (const visitor of visitors) journeys.view(headersOf(visitor), visitor.address, '/');
  journeys.stop();
  return [...found];
}

const scrape = async ({ url }: Site): Promise<string> =>
  (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();

interface Stored {
  readonly email: string;
  readonly first: string | null;
  readonly source: string | null;
  readonly campaign: string | null;
  readonly pages: readonly { readonly path: string }[] | null;
}

test('O3: enquiries of a thousand visits to two instances know where they came from, and the rest leave nothing', async () => {
  test.setTimeout(300_000);
  const address = await filledPostgresDatabase();
  const settings = {
    DATABASE_URL: address,
    SECRET: secret,
    TRUST_PROXY: '1',
    METRICS_TOKEN: token,
    LOG_LEVEL: 'debug',
    ADMIN: 'off',
    DELIVERIES: 'off',
  };
  const sites = await Promise.all([startSite({ settings }), startSite({ settings })]);
  const urlOf = (turn: number): string => (sites[turn % 2] ?? sites[0]).url;
  const database = new Client({ connectionString: address });
  await database.connect();
  try {
    const before = await everything(database);
    const senders = visitors.map((visitor, index) => ({ visitor, index })).filter(({ index }) => index % 10 === 3);
    const others = visitors.filter((_, index) => index % 10 !== 3);
    expect(senders).toHaveLength(enquiries);

    // All visitors take their steps side by side, each step at the other instance.
    for (const step of [0, 1, 2])
      await each(visitors, async (visitor, index) => {
        const path = visitor.paths[step];
        if (path !== undefined) await open(urlOf(index + step), visitor, path, step === 0);
      });
    // Visitors who send nothing come last to the form, so that notices of the others have arrived.
    await each(senders, ({ visitor, index }) => open(urlOf(index + 1), visitor, '/contact-us', false));
    await each(others, (visitor, index) => open(urlOf(index), visitor, '/contact-us', false));
    await each(senders, ({ visitor, index }) => send(urlOf(index), visitor, index));

    const { rows } = await database.query<Stored>(
      `select email, origin_first_page as first, origin_source as source, origin_campaign as campaign,
        origin_pages as pages from submissions where email like 'visitor-%'`,
    );
    expect(rows).toHaveLength(enquiries);
    const right = senders.filter(({ visitor: { from, paths }, index }) => {
      const row = rows.find(({ email }) => email === `visitor-${index}@six.example`);
      return (
        row?.first === paths[0] &&
        row?.source === from.source &&
        row?.campaign === ('campaign' in from ? from.campaign : null) &&
        JSON.stringify(row?.pages?.map(({ path }) => path)) === JSON.stringify([...paths, '/contact-us'])
      );
    });
    expect(right.length).toBeGreaterThanOrEqual(enquiries * 0.95);

    // Writes the counts of both instances.
    await Promise.all(sites.map(async (site) => (await scrape(site)).length));
    const metrics = (await Promise.all(sites.map(scrape))).join('\n');
    expect(await Promise.all(sites.map(({ stop }) => stop()))).toEqual([0, 0]);
    const after = await everything(database);
    const grown = [...after].filter(([name, all]) => all.length > (before.get(name)?.length ?? 0));
    const grownBy = Object.fromEntries(
      grown.map(([name, all]) => [name, all.length - (before.get(name)?.length ?? 0)]),
    );
    expect(Object.keys(grownBy).sort()).toEqual(['figures', 'form_attempts', 'submissions']);
    expect(grownBy.submissions).toBe(enquiries);
    // Sums by day alone: one row for each page, source and form.
    expect(grownBy.figures).toBeLessThanOrEqual(pages.length + 1 + sources.length + 1);

    const stored = [...after.values()].flat().join('\n');
    const logs = sites.map(({ output }) => output()).join('\n');
    for (const text of [stored, logs, metrics]) {
      expect(text.length).toBeGreaterThan(1000);
      expect(text.match(new RegExp(`${mark}|198\\.51\\.|2001:db8|<script|alert\\(1|utm_`, 'g'))).toEqual(null);
      expect(hashes().filter((hash) => text.includes(hash))).toEqual([]);
    }
  } finally {
    await database.end();
    await Promise.all(sites.map(({ stop }) => stop()));
  }
});
