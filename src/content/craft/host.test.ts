import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContentUnavailableError } from '../source.ts';
import { craftHost } from './host.ts';

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly silent?: boolean;
}

/** A content host that gives scripted answers, in order; the last one again and again. */
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
const open = (options: { token?: string; now?: () => number } = {}) =>
  craftHost({ apiUrl, siteOrigin: 'https://www.example', timeout: 200, firstPause: 5, ...options });

describe('craftHost', () => {
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

  it.each<[string, Answer]>([
    ['an error status', { status: 502, body: 'Bad gateway' }],
    ['a page instead of JSON', { body: '<!doctype html>' }],
    ['silence', { silent: true }],
    ['an answer without data', { body: '{}' }],
  ])('asks again after %s', async (_name, failure) => {
    answers = [failure, {}];
    expect(await open().runQuery(operation)).toEqual({ n: 1 });
    expect(requests).toHaveLength(2);
  });

  it('gives up after three attempts', async () => {
    answers = [{ status: 500 }];
    await expect(open().runQuery(operation)).rejects.toThrow(ContentUnavailableError);
    expect(requests).toHaveLength(3);
  });

  it('does not repeat a query that the host has understood and refused', async () => {
    answers = [{ body: '{"errors":[{"message":"Syntax Error"}]}' }];
    await expect(open().runQuery(operation)).rejects.toThrow('Syntax Error');
    expect(requests).toHaveLength(1);
  });

  it.each([200, 400])(
    'leaves out our own fields for a while when the host answers %i that it lacks one',
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

  it('asks for them again later, and all the time in other questions: the host may have been renewed', async () => {
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

  it('uses the last good answer to the same question while the host is away', async () => {
    const source = open();
    answers = [{ body: '{"data":{"n":7}}' }];
    await source.runQuery(operation, { page: 1 });
    answers = [{ status: 500 }];
    expect(await source.runQuery(operation, { page: 1 })).toEqual({ n: 7 });
    await expect(source.runQuery(operation, { page: 2 })).rejects.toThrow(ContentUnavailableError);
  });

  it('reads the jobs beside the API', async () => {
    answers = [{ body: '[{"job":"Web developer"}]' }];
    expect(await open().readJobs()).toEqual([{ job: 'Web developer' }]);
    expect(requests[0]?.path).toBe('/api/jobs.json');
  });

  it('has no jobs where the host has none, and says so when the host is away', async () => {
    answers = [{ status: 404, body: '<!doctype html>' }];
    expect(await open().readJobs()).toEqual([]);
    answers = [{ status: 500 }];
    await expect(open().readJobs()).rejects.toThrow(ContentUnavailableError);
  });
});
