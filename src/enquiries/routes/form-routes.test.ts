import { Writable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { chinese, english } from '../../i18n/testing/languages.ts';
import { type Forms, formRoutes } from './form-routes.ts';

/** Returns the form routes and the lines of their log. */
function serverOf(forms?: Partial<Forms>, trustProxy = false) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = fastify({ trustProxy, logger: { level: 'warn', stream } });
  formRoutes(server, () => (forms ? { forms: forms as Forms } : undefined), [english, chinese]);
  return { server, lines };
}

/** Warnings that are logged for these requests, sent one after the other. */
async function warningsOf(
  trustProxy: boolean,
  headers: readonly Readonly<Record<string, string>>[],
): Promise<string[]> {
  const { server, lines } = serverOf(undefined, trustProxy);
  for (const given of headers) {
    await server.inject({ method: 'GET', url: '/form-start', headers: given });
    await server.inject({ method: 'POST', url: '/contact-us', headers: given });
  }
  await server.close();
  return lines;
}

const behindProxy = { 'x-forwarded-for': '192.0.2.7' };

it('the form routes warn once about an unconfigured proxy', async () => {
  const warnings = await warningsOf(false, [behindProxy, behindProxy]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('TRUST_PROXY');
  expect(warnings[0]).not.toContain('192.0.2.7');
});

it('the form routes do not warn with a trusted proxy or without one', async () => {
  expect(await warningsOf(true, [behindProxy])).toEqual([]);
  expect(await warningsOf(false, [{}])).toEqual([]);
});

const ownForm = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' };

it('a form refused before its body is read gets a short page with a link back', async () => {
  const showForm = vi.fn<Forms['showForm']>();
  const { server, lines } = serverOf({ showForm, maySend: async () => false });
  const refused = [
    [415, { ...ownForm, 'content-type': 'application/x-www-form-urlencoded' }],
    [403, { ...ownForm, 'sec-fetch-site': 'cross-site' }],
    [429, ownForm],
  ] as const;
  for (const [status, headers] of refused) {
    const answer = await server.inject({ method: 'POST', url: '/contact-us?x="><b>', headers, payload: '--x--' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<a href="/contact-us">');
    expect(answer.body.length).toBeLessThan(1000);
  }
  expect(showForm).not.toHaveBeenCalled();
  expect(lines).toEqual([]);
  await server.close();
});

it('an unreadable form gets its page as the only answer', async () => {
  const { server, lines } = serverOf({
    maySend: async () => true,
    showForm: async (_request, reply, { status }) => {
      reply.hijack();
      reply.raw.writeHead(status).end('the page');
      return true;
    },
  });
  const answer = await server.inject({ method: 'POST', url: '/contact-us', headers: ownForm, payload: 'nonsense' });
  expect([answer.statusCode, answer.body]).toEqual([400, 'the page']);
  expect(lines).toEqual([]);
  await server.close();
});

it.each([
  [415, { ...ownForm, 'content-type': 'application/x-www-form-urlencoded' }, /表格要以/],
  [403, { ...ownForm, 'sec-fetch-site': 'cross-site' }, /它自己的頁面/],
  [429, ownForm, /十分鐘/],
  [413, { ...ownForm, 'content-length': '30000001' }, /太大/],
] as const)(
  'a form on a Chinese page that is refused with %i is answered in Chinese',
  async (status, headers, words) => {
    const { server } = serverOf({ maySend: async () => status !== 429 });
    for (const url of ['/zh-hk/contact-us?x=1', '/zh-hk/jobs/writer']) {
      const answer = await server.inject({ method: 'POST', url, headers, payload: '--x--' });
      expect(answer.statusCode).toBe(status);
      expect(answer.body).toMatch(words);
      expect(answer.body).toContain('<html lang="zh-HK">');
      expect(answer.body).toContain(`<a href="${url.replace('?x=1', '')}">空白表格</a>`);
      expect(answer.body).toMatch(/。<\/p>/);
      const json = await server.inject({
        method: 'POST',
        url,
        headers: { ...headers, accept: 'application/json' },
        payload: '--x--',
      });
      expect(json.json().errors).toEqual([{ field: '', message: expect.stringMatching(words) }]);
    }
    await server.close();
  },
);

it('forms on Chinese pages are refused in Chinese while the site starts, and after a fault', async () => {
  const starting = serverOf().server;
  const early = await starting.inject({ method: 'POST', url: '/zh-hk/contact-us', headers: ownForm, payload: '--x--' });
  expect([early.statusCode, early.body]).toEqual([503, expect.stringContaining('網站正在啟動')]);
  await starting.close();
  const { server } = serverOf({
    maySend: async () => true,
    findJob: () => Promise.reject(new Error('away')),
  });
  const failed = await server.inject({ method: 'POST', url: '/zh-hk/jobs/a', headers: ownForm, payload: '--x--' });
  expect([failed.statusCode, failed.body]).toEqual([503, expect.stringContaining('存不到你的訊息')]);
  await server.close();
});

it('a started form counts by its page in any language', async () => {
  const count = vi.fn();
  const { server } = serverOf({ count, makeStart: () => 'start' });
  for (const page of ['/jobs/a', '/zh-hk/jobs/a', '/zh-hk/contact-us', '/zh-hknews/jobs/a'])
    await server.inject({ url: '/form-start', headers: { referer: `https://six.example${page}` } });
  expect(count.mock.calls.map(([, , kind]) => kind)).toEqual(['application', 'application', 'enquiry', 'enquiry']);
  await server.close();
});
