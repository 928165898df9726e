import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayBegins } from '../config/brand/dates.ts';
import { randomKeys, sealed, sharedKeys, unsealed } from './journey-keys.ts';
import { Journeys, mostPages, type PageRead } from './journeys.ts';

const start = Date.parse('2026-11-25T03:00:00Z');
const midnight = dayBegins(start, 1);
const host = 'agency.example';
const headers = {
  host,
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
};
const address = '203.0.113.7';
let now = start;
const minute = 60_000;

const opened: Journeys[] = [];
function open(options: Partial<ConstructorParameters<typeof Journeys>[0]> = {}): Journeys {
  const journeys = new Journeys({ keysOf: randomKeys, now: () => now, ...options });
  opened.push(journeys);
  return journeys;
}

beforeEach(() => {
  now = start;
});

afterEach(() => {
  for (const journeys of opened.splice(0)) journeys.stop();
  vi.useRealTimers();
});

describe('a journey', () => {
  it('has the first page, the source with its tags, and the pages with their times', () => {
    const journeys = open();
    const arriving = { ...headers, referer: 'https://www.google.com/' };
    journeys.view(arriving, address, '/services/shopify', '?utm_medium=CPC&utm_campaign=year-end');
    now += 4 * minute;
    journeys.view({ ...headers, referer: `https://${host}/services/shopify` }, address, '/work');
    // A reload adds nothing, and a later arrival does not replace the first.
    journeys.view({ ...headers, referer: 'https://other.example/' }, address, '/work');
    expect(journeys.journeyOf(headers, address)).toEqual({
      firstPage: '/services/shopify',
      source: 'google.com',
      medium: 'cpc',
      campaign: 'year-end',
      pages: [
        { path: '/services/shopify', at: '11:00' },
        { path: '/work', at: '11:04' },
      ],
    });
  });

  it('belongs to one address and one browser', () => {
    const journeys = open();
    journeys.view(headers, address, '/work');
    expect(journeys.journeyOf(headers, '203.0.113.8')).toBeUndefined();
    expect(journeys.journeyOf({ ...headers, 'user-agent': `${headers['user-agent']} OPR/1` }, address)).toBeUndefined();
    journeys.view(headers, '2001:db8:1:2:3::4', '/work');
    expect(journeys.journeyOf(headers, '2001:db8:1:2:ffff::1')).toMatchObject({ firstPage: '/work' });
  });

  it('is unknown for robots and for visitors with Do Not Track or Global Privacy Control', () => {
    const journeys = open();
    for (const left of [{ dnt: '1' }, { 'sec-gpc': '1' }, { 'user-agent': 'curl/8' }, { 'user-agent': '' }]) {
      const theirs = { ...headers, ...left };
      journeys.view(theirs, address, '/work');
      expect(journeys.journeyOf(theirs, address)).toBeUndefined();
    }
  });

  it('keeps the first page and the latest ones of a long visit', () => {
    const journeys = open();
    for (let page = 0; page < 60; page += 1) {
      now += 1000;
      journeys.view(headers, address, `/page-${page}`);
    }
    const { firstPage, pages = [] } = journeys.journeyOf(headers, address) ?? {};
    expect([firstPage, pages.length, pages[0]?.path, pages[1]?.path, pages.at(-1)?.path]).toEqual([
      '/page-0',
      mostPages,
      '/page-0',
      `/page-${60 - mostPages + 1}`,
      '/page-59',
    ]);
  });

  it.each([
    ['<script>alert(1)</script>', undefined],
    ['%3Cscript%3E', undefined],
    ['javascript:alert(1)', undefined],
    ['=HYPERLINK("http://evil.example")', undefined],
    ['amy@six.example', undefined],
    ['x'.repeat(41), undefined],
    ['a\nb', undefined],
    ['Year-End.2026_a', 'year-end.2026_a'],
  ])('takes no tag of a harmful shape: %s', (tag, kept) => {
    const journeys = open();
    const query = `?${new URLSearchParams({ utm_source: tag, utm_medium: tag, utm_campaign: tag })}`;
    journeys.view(headers, address, '/work', query);
    const journey = journeys.journeyOf(headers, address);
    expect([journey?.source, journey?.medium, journey?.campaign]).toEqual([kept ?? 'direct', kept, kept]);
  });

  it('withstands any address, user agent and referrer', () => {
    const journeys = open();
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ maxLength: 3000 }),
        fc.string(),
        fc.string(),
        (from, agent, referer, query) => {
          const hostile = { host, 'user-agent': agent, referer };
          journeys.view(hostile, from, '/work', query);
          const journey = journeys.journeyOf(hostile, from);
          expect(JSON.stringify(journey ?? {}).length).toBeLessThan(600);
        },
      ),
    );
  });
});

describe('the end of a day', () => {
  it('forgets all visits, at the midnight of the brand and without a further visitor', () => {
    vi.useFakeTimers({ now: start });
    const journeys = open({ now: Date.now });
    journeys.view(headers, address, '/work');
    const before = journeys.keys();
    vi.setSystemTime(midnight - 1);
    expect(journeys.journeyOf(headers, address)).toBeDefined();
    expect(journeys.size).toBe(1);
    vi.advanceTimersByTime(midnight - start + 1000);
    expect(journeys.size).toBe(0);
    expect(journeys.keys()).not.toEqual(before);
    expect(journeys.journeyOf(headers, address)).toBeUndefined();
  });

  it('does not take a page of yesterday from another instance', () => {
    const journeys = open();
    journeys.hear({ visit: 'one', path: '/work', at: dayBegins(start) - 1 });
    expect(journeys.size).toBe(0);
  });

  it('gives the same visitor another key, derived from the secret where instances share it', () => {
    const told: PageRead[] = [];
    const journeys = open({ keysOf: sharedKeys('a secret of the installation'), tell: (read) => told.push(read) });
    const other = open({ keysOf: sharedKeys('a secret of the installation'), tell: (read) => told.push(read) });
    journeys.view(headers, address, '/work');
    other.view(headers, address, '/work');
    now = midnight;
    journeys.view(headers, address, '/work');
    const [today, sameElsewhere, tomorrow] = told.map(({ visit }) => visit);
    expect(today).toBe(sameElsewhere);
    expect(today).not.toBe(tomorrow);
    expect(JSON.stringify(told)).not.toMatch(/203\.0\.113|Firefox/);
  });
});

describe('memory', () => {
  it('holds a limited number of visits, of one client fewer', () => {
    const journeys = open();
    for (let agent = 0; agent < 1000; agent += 1)
      journeys.view({ ...headers, 'user-agent': `Mozilla/5.0 Firefox/${agent}` }, address, '/work');
    expect(journeys.size).toBe(200);
    for (let client = 0; client < 21_000; client += 1)
      journeys.view(headers, `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`, '/work');
    expect(journeys.size).toBe(20_000);
  });
});

describe('pages told by another instance', () => {
  it('are put in the order of time, and the earliest arrival counts', () => {
    const told: PageRead[] = [];
    const keysOf = sharedKeys('a secret of the installation');
    const [one, other] = [open({ keysOf, tell: (read) => told.push(read) }), open({ keysOf })];
    one.view({ ...headers, referer: 'https://first.example/' }, address, '/about-us');
    now += minute;
    other.view({ ...headers, referer: 'https://second.example/' }, address, '/work');
    for (const read of told) other.hear(read);
    expect(other.journeyOf(headers, address)).toMatchObject({
      firstPage: '/about-us',
      source: 'first.example',
      pages: [{ path: '/about-us' }, { path: '/work' }],
    });
  });

  it('are sealed: only the same secret and day open them', () => {
    const keys = sharedKeys('one secret')('2026-11-25');
    const text = sealed(keys, '[1]');
    expect(unsealed(keys, text)).toBe('[1]');
    expect(unsealed(sharedKeys('one secret')('2026-11-26'), text)).toBeUndefined();
    expect(unsealed(sharedKeys('another secret')('2026-11-25'), text)).toBeUndefined();
    expect(unsealed(keys, `${text.slice(0, -4)}AAAA`)).toBeUndefined();
    for (const junk of ['', 'x', '[]', 'A'.repeat(200)]) expect(unsealed(keys, junk)).toBeUndefined();
  });
});
