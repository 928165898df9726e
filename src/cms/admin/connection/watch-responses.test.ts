import { expect, it, vi } from 'vitest';
import { formHeader } from '../../panel/form-header.ts';
import { unreachable, watchResponses } from './watch-responses.ts';

const origin = 'https://agency.example';

function watching(answer: () => Promise<Response>) {
  const plain = vi.fn((_input?: unknown, _init?: RequestInit) => answer());
  const watched = { fetch: plain as typeof fetch, location: { origin } };
  const change = vi.fn();
  const onAnswer = vi.fn();
  return { watched, plain, change, onAnswer, ...watchResponses(watched, change, onAnswer, () => 'form 1') };
}

it('a failed request reports the server as unreachable until the next response of any status', async () => {
  let isThere = false;
  const { watched, change } = watching(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('', { status: 500 });
  });
  await expect(watched.fetch('/cms/pages/1')).rejects.toThrow(unreachable);
  expect(change).toHaveBeenLastCalledWith(true);
  isThere = true;
  expect((await watched.fetch(new URL('/cms/pages/1', origin))).status).toBe(500);
  expect(change).toHaveBeenLastCalledWith(false);
});

it('an aborted request or one to another host does not report the server as unreachable', async () => {
  const aborted = new DOMException('Aborted.', 'AbortError');
  const { watched, change } = watching(() => Promise.reject(aborted));
  await expect(watched.fetch('/cms/pages/1')).rejects.toBe(aborted);
  await expect(watched.fetch('https://elsewhere.example/')).rejects.toBe(aborted);
  expect(change).not.toHaveBeenCalled();
});

it('a late response to a request from before the loss does not restore the connection', async () => {
  const late = Promise.withResolvers<Response>();
  const { watched, change, onAnswer, lose } = watching(() => late.promise);
  const asked = watched.fetch('/cms/pages/1', { method: 'PATCH' });
  lose();
  const answer = new Response('{}');
  late.resolve(answer);
  await asked;
  expect(change.mock.calls).toEqual([[true]]);
  expect(onAnswer).toHaveBeenCalledWith('/cms/pages/1', 'PATCH', answer);
});

it('a request for a server component waits for the server and is then retried', async () => {
  let isThere = false;
  const { watched, plain, ask } = watching(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('drawn');
  });
  const drawn = watched.fetch('/admin/collections/pages/1?_rsc=1', { headers: { RSC: '1' } });
  await expect.poll(() => plain.mock.calls.length).toBe(1);
  isThere = true;
  ask();
  expect(await (await drawn).text()).toBe('drawn');
  expect(plain).toHaveBeenCalledTimes(3);
});

it('`waited` resolves once the server answers, to whether it was away', async () => {
  let isThere = true;
  const { plain, ask, waited } = watching(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response();
  });
  expect(await waited()).toBe(false);
  isThere = false;
  const answered = waited();
  await expect.poll(() => plain.mock.calls.length).toBe(2);
  isThere = true;
  ask();
  expect(await answered).toBe(true);
});

it('`ask` checks the connection, and `stop` restores the original fetch', async () => {
  const { watched, plain, change, ask, stop } = watching(async () => new Response());
  ask();
  await expect.poll(() => change.mock.calls).toContainEqual([false]);
  stop();
  expect(watched.fetch).toBe(plain);
});

it('only writing requests to its own server carry the id of the form', async () => {
  const { watched, plain } = watching(async () => new Response());
  await watched.fetch('/cms/pages/1', { method: 'PATCH', headers: { 'accept-language': 'en' } });
  await watched.fetch('/cms/pages/1', { headers: {} });
  await watched.fetch('https://elsewhere.example/', { method: 'POST' });
  const sent = plain.mock.calls.map(([, init]) => new Headers(init?.headers));
  expect(sent.map((headers) => headers.get(formHeader))).toEqual(['form 1', null, null]);
  expect(sent[0]?.get('accept-language')).toBe('en');
});
