import { RequestCookies } from 'next/dist/compiled/@edge-runtime/cookies/index.js';
import { MutableRequestCookiesAdapter } from 'next/dist/server/web/spec-extension/adapters/request-cookies.js';
import { afterEach, expect, it, vi } from 'vitest';
import { panelCookies } from './panel-cookies.ts';

afterEach(() => vi.restoreAllMocks());

const manyCookies = Array.from({ length: 100 }, (_, number) => `cookie-${number}=1`).join('; ');

/** Counts how often Next writes a header while it reads the cookies of a request. */
function writesFor(cookie: string): number {
  const append = vi.spyOn(Headers.prototype, 'append');
  MutableRequestCookiesAdapter.wrap(new RequestCookies(new Headers({ cookie })));
  return append.mock.calls.length;
}

it('Next rewrites all cookies for each cookie of a request', () => {
  expect(writesFor(manyCookies)).toBe((100 * 101) / 2);
});

it('with the patch only the cookies of the panel are written', () => {
  expect(writesFor(panelCookies(`${manyCookies}; payload-token=x; payload-token=y`) ?? '')).toBe(1);
});
