import { expect, it } from 'vitest';
import { sourceOf } from './source.ts';

const host = 'agency.example';

it.each([
  ['a request without a referrer is direct', {}, '', 'direct'],
  [
    'a page of another host counts as that host',
    { referer: 'https://www.google.com/search?q=noodles' },
    '',
    'google.com',
  ],
  ['a host is put in lower case, without its port', { referer: 'https://News.Example:8443/a' }, '', 'news.example'],
  [
    'an Android app counts by its package name',
    { referer: 'android-app://com.google.android.gm/' },
    '',
    'com.google.android.gm',
  ],
  ['a page of this host is no source', { referer: `https://${host}/work` }, '', undefined],
  ['a page of this host with www. is no source', { referer: `https://www.${host}/work` }, '', undefined],
  ['a same-origin request without a referrer has no source', { 'sec-fetch-site': 'same-origin' }, '', undefined],
  ['an IP address counts among the others', { referer: 'http://10.0.0.7/intranet' }, '', 'others'],
  ['a host name without a dot counts among the others', { referer: 'http://wiki/page' }, '', 'others'],
  ['a referrer without a host is direct', { referer: 'about:client' }, '', 'direct'],
  ['a referrer that is no URL is direct', { referer: 'x' }, '', 'direct'],
  [
    'a host name that is too long counts among the others',
    { referer: `https://${'a.'.repeat(80)}example/` },
    '',
    'others',
  ],
  [
    'utm_source comes before the referrer',
    { referer: 'https://t.example/' },
    '?utm_source=Newsletter-11',
    'newsletter-11',
  ],
  ['a utm_source with markup is ignored', {}, '?utm_source=<script>', 'direct'],
  ['a utm_source with an e-mail address is ignored', {}, '?utm_source=amy%40six.example', 'direct'],
  ['a utm_source that is too long is ignored', {}, `?utm_source=${'a'.repeat(41)}`, 'direct'],
])('%s', (_name, headers, query, source) => {
  expect(sourceOf({ host, ...headers }, query)).toBe(source);
});
