import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { crmClient, mostPages, StepError } from './client.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Returns a search through the lists of the started server. */
async function finder() {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { find } = crmClient({ base, token: 'the-token', timeout: 5000, spend: async () => true });
  return (until?: number) =>
    find(
      'person',
      '/api/v2/persons',
      {},
      ({ name }) => name === 'M. Chan',
      until === undefined ? undefined : { since: 0, until },
    );
}

/** Starts a CRM whose list has so many pages and the match on the last one. */
async function crmWith(pages: number) {
  let asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    const isLast = asked === pages;
    const body = {
      success: true,
      data: [{ id: asked, name: isLast ? 'M. Chan' : 'Another person' }],
      additional_data: { next_cursor: isLast ? null : `page-${asked}` },
    };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  return finder();
}

it('the CRM client finds a record on the last page that it reads', async () => {
  const find = await crmWith(mostPages);
  expect(await find()).toBe(mostPages);
});

it('the CRM client retries later when a list has more pages than it reads', async () => {
  const find = await crmWith(mostPages + 1);
  const error = await find().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StepError);
  expect((error as StepError).refused).toBe(false);
  expect((error as StepError).result).toMatchObject({ outcome: 'again' });
});

it('the CRM client reads a large page completely', async () => {
  server = createServer((_request, response) => {
    const notes = 'n'.repeat(5000);
    const data = Array.from({ length: 500 }, (_, at) => ({
      id: at + 1,
      name: at === 499 ? 'M. Chan' : 'Other',
      notes,
    }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data }));
  });
  expect(await (await finder())()).toBe(500);
});

it('the CRM client reads a list by creation time, and stops after the latest possible record', async () => {
  const asked: string[] = [];
  server = createServer(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://crm.example').searchParams.toString());
    const data = [{ id: asked.length, name: 'Other', add_time: `2026-11-2${asked.length}T00:00:00Z` }];
    const body = { success: true, data, additional_data: { next_cursor: `page-${asked.length}` } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  expect(await (await finder())(Date.parse('2026-11-22T12:00:00Z'))).toBeUndefined();
  expect(asked).toEqual(
    ['', '&cursor=page-1', '&cursor=page-2'].map(
      (cursor) => `updated_since=1970-01-01T00%3A00%3A00Z&sort_by=add_time&sort_direction=asc&limit=500${cursor}`,
    ),
  );
});
