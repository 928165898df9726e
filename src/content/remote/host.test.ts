import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentUnavailableError } from '../source.ts';
import { type RemoteHostOptions, remoteHost } from './host.ts';

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly silent?: boolean;
  readonly hangsUp?: boolean;
}

/** Content host with scripted responses in order; repeats the last one. */
let answers: Answer[];
let requests: {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}[];
let host: Server;
let apiUrl: string;

beforeEach(async () => {
  requests = [];
  host = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push({ path: request.url, authorization: request.headers.authorization, body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer?.silent) return;
    if (answer?.hangsUp) {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(answer?.status ?? 200, { 'content-type': 'application/json' })
      .end(answer?.body ?? '{"data":{"n":1}}');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/api`;
});

afterEach(() => {
  host.closeAllConnections();
  host.close();
});

const operation = {
  name: 'getTypes',
  document: 'query getTypes { categories { id colour } }',
  plainDocument: 'query getTypes { categories { id } }',
};
const open = (options: Partial<RemoteHostOptions> = {}) =>
  remoteHost({ apiUrl, siteOrigin: 'https://www.example', timeout: 1000, firstPause: 5, ...options });

const failures: [name: string, Answer][] = [
  ['an error status', { status: 502, body: 'Bad gateway' }],
  ['a page instead of JSON', { body: '<!doctype html>' }],
  ['a timeout', { silent: true }],
  ['an answer without data', { body: '{}' }],
  ['a closed connection', { hangsUp: true }],
];

describe('remoteHost', () => {
  it('posts operation name, variables and query, with the token', async () => {
    answers = [{}];
    expect(await open({ token: 'abc' }).runQuery(operation, { limit: 3 })).toEqual({ n: 1 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.authorization).toBe('Bearer abc');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      operationName: 'getTypes',
      variables: { limit: 3 },
      query: operation.document,
    });
  });

  it.each(failures)('retries after %s', async (_name, failure) => {
    answers = [failure, {}];
    expect(await open().runQuery(operation)).toEqual({ n: 1 });
    expect(requests).toHaveLength(2);
  });

  it('gives up after three attempts', async () => {
    answers = [{ status: 500 }];
    await expect(open().runQuery(operation)).rejects.toThrow(ContentUnavailableError);
    expect(requests).toHaveLength(3);
  });

  it('does not retry a query that the host rejects', async () => {
    answers = [{ body: '{"errors":[{"message":"Syntax Error"}]}' }];
    await expect(open().runQuery(operation)).rejects.toThrow('Syntax Error');
    expect(requests).toHaveLength(1);
  });

  it.each([200, 400])(
    'uses the plain query for a while when the host answers %i for an unknown field',
    async (status) => {
      const source = open();
      answers = [{ status, body: '{"errors":[{"message":"Cannot query field \\"colour\\" on type"}]}' }, {}];
      expect(await source.runQuery(operation)).toEqual({ n: 1 });
      expect(await source.runQuery(operation)).toEqual({ n: 1 });
      expect(requests.map(({ body }) => JSON.parse(body).query)).toEqual([
        operation.document,
        operation.plainDocument,
        operation.plainDocument,
      ]);
    },
  );

  it('tries the full query again after a minute, and separately for each operation', async () => {
    let time = 0;
    const source = open({ now: () => time });
    const other = { ...operation, name: 'getWorks', document: 'query getWorks { entries { colours } }' };
    answers = [{ body: '{"errors":[{"message":"Cannot query field \\"colour\\" on type"}]}' }, {}];
    await source.runQuery(operation);
    await source.runQuery(other);
    time = 60_000;
    await source.runQuery(operation);
    expect(requests.map(({ body }) => JSON.parse(body).query)).toEqual([
      operation.document,
      operation.plainDocument,
      other.document,
      operation.document,
    ]);
  });

  it('returns the last good answer to the same query while the host is down', async () => {
    const source = open();
    answers = [{ body: '{"data":{"n":7}}' }];
    await source.runQuery(operation, { page: 1 });
    answers = [{ status: 500 }];
    expect(await source.runQuery(operation, { page: 1 })).toEqual({ n: 7 });
    await expect(source.runQuery(operation, { page: 2 })).rejects.toThrow(ContentUnavailableError);
  });

  it('shares one request between equal concurrent queries', async () => {
    const source = open();
    answers = [{ status: 500 }, {}];
    const same = Array.from({ length: 20 }, () => source.runQuery(operation, { page: 1 }));
    const jobs = Array.from({ length: 20 }, () => source.readJobs());
    expect(new Set(await Promise.all(same)).size).toBe(1);
    await Promise.all(jobs);
    // One of the two failed once.
    expect(requests).toHaveLength(3);
    await source.runQuery(operation, { page: 1 });
    expect(requests).toHaveLength(4);
  });

  it('rejects equal concurrent queries together, and sends a later one again', async () => {
    const source = open();
    answers = [{ status: 500 }];
    const same = Array.from({ length: 20 }, () => source.runQuery(operation));
    for (const { status } of await Promise.allSettled(same)) expect(status).toBe('rejected');
    expect(requests).toHaveLength(3);
    answers = [{}];
    expect(await source.runQuery(operation)).toEqual({ n: 1 });
  });

  it('shares the plain query between concurrent queries when the host lacks a field', async () => {
    const source = open();
    answers = [{ body: '{"errors":[{"message":"Cannot query field \\"colour\\" on type"}]}' }, {}];
    const same = Array.from({ length: 20 }, () => source.runQuery(operation));
    for (const answer of await Promise.all(same)) expect(answer).toEqual({ n: 1 });
    expect(requests).toHaveLength(2);
  });

  it.each(failures)('stops requests after repeated failures (%s) until a probe succeeds', async (_, failure) => {
    let time = 0;
    const warnings: string[] = [];
    const source = open({ now: () => time, rest: 1000, warn: (message) => warnings.push(message) });
    const ask = (page: number) =>
      source.runQuery(operation, { page }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(ContentUnavailableError);
        return 'away';
      });
    const pages = Array.from({ length: 10 }, (_, page) => page);
    answers = [{ body: '{"data":{"n":7}}' }];
    await ask(0);
    requests = [];

    answers = [failure];
    expect(await ask(0)).toEqual({ n: 7 });
    expect(await ask(1)).toBe('away');
    // Three attempts for the first and two for the second make five failures.
    expect([requests.length, source.isAway()]).toEqual([5, true]);
    expect(await Promise.all(pages.map(ask))).toEqual([{ n: 7 }, ...Array.from({ length: 9 }, () => 'away')]);
    expect(requests).toHaveLength(5);

    time = 1000;
    expect(await Promise.all(pages.map(ask))).toEqual([{ n: 7 }, ...Array.from({ length: 9 }, () => 'away')]);
    expect(requests).toHaveLength(6);

    answers = [{}];
    expect(await ask(1)).toBe('away');
    time = 2000;
    expect(await ask(1)).toEqual({ n: 1 });
    expect(await Promise.all(pages.map(ask))).toEqual(pages.map(() => ({ n: 1 })));
    expect([requests.length, source.isAway()]).toEqual([17, false]);
    const origin = new URL(apiUrl).origin;
    expect(warnings).toEqual([
      `${origin} does not answer; pages are shown as they last were.`,
      `${origin} answers again.`,
    ]);
  });

  it('recovers a host that refused connections', async () => {
    let time = 0;
    const source = open({ now: () => time, mostFailures: 3, rest: 1000 });
    const { port } = host.address() as AddressInfo;
    await new Promise((resolve) => host.close(resolve));
    await expect(source.runQuery(operation)).rejects.toThrow(ContentUnavailableError);
    expect(source.isAway()).toBe(true);
    answers = [{}];
    await new Promise<void>((resolve) => host.listen(port, '127.0.0.1', resolve));
    await expect(source.runQuery(operation)).rejects.toThrow(ContentUnavailableError);
    expect(requests).toHaveLength(0);
    time = 1000;
    expect(await source.runQuery(operation)).toEqual({ n: 1 });
    expect(source.isAway()).toBe(false);
  });

  it('reads the jobs from jobs.json', async () => {
    answers = [{ body: '[{"job":"Web developer"}]' }];
    expect(await open().readJobs()).toEqual([{ job: 'Web developer' }]);
    expect(requests[0]?.path).toBe('/api/jobs.json');
  });

  it('returns no jobs for a 404, and throws when the host is down', async () => {
    answers = [{ status: 404, body: '<!doctype html>' }];
    expect(await open().readJobs()).toEqual([]);
    answers = [{ status: 500 }];
    await expect(open().readJobs()).rejects.toThrow(ContentUnavailableError);
  });
});
