import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const host = 'agency.example';

it.each([
  ['nobody says where from', {}, '', 'direct'],
  ['a page of another host', { referer: 'https://www.google.com/search?q=noodles' }, '', 'google.com'],
  ['a host in capitals, with a port', { referer: 'https://News.Example:8443/a' }, '', 'news.example'],
  ['an app', { referer: 'android-app://com.google.android.gm/' }, '', 'com.google.android.gm'],
  ['a page of this host', { referer: `https://${host}/work` }, '', undefined],
  ['the same with www.', { referer: `https://www.${host}/work` }, '', undefined],
  ['a page of this host that hides its address', { 'sec-fetch-site': 'same-origin' }, '', undefined],
  ['a machine of a network of its own', { referer: 'http://10.0.0.7/intranet' }, '', 'others'],
  ['a name without a place', { referer: 'http://wiki/page' }, '', 'others'],
  ['no address at all', { referer: 'about:client' }, '', 'direct'],
  ['no address, and not even like one', { referer: 'x' }, '', 'direct'],
  ['a name that is too long', { referer: `https://${'a.'.repeat(80)}example/` }, '', 'others'],
  ['a link that says what it is', { referer: 'https://t.example/' }, '?utm_source=Newsletter-11', 'newsletter-11'],
  ['a link that says too much', {}, '?utm_source=<script>', 'direct'],
  ['a link with somebody’s address', {}, '?utm_source=amy%40six.example', 'direct'],
  ['a link that talks long', {}, `?utm_source=${'a'.repeat(41)}`, 'direct'],
])('%s', (_name, headers, query, source) => {
  expect(sourceOf({ host, ...headers }, query)).toBe(source);
});
