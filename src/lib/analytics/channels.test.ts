import { expect, it } from 'vitest';
import { channelOf } from './channels.ts';
import { knownSources } from './known-sources.ts';

it.each([
  [null, 'unknown'],
  ['direct', 'direct'],
  ['others', 'link'],
  ['google.com.hk', 'search'],
  ['google.de', 'search'],
  ['hk.search.yahoo.com', 'search'],
  ['gemini.google.com', 'assistant'],
  ['chatgpt.com', 'assistant'],
  ['l.facebook.com', 'social'],
  ['lnkd.in', 'social'],
  ['web.whatsapp.com', 'social'],
  ['mail.google.com', 'link'],
  ['notgoogle.com', 'link'],
  ['google.com.evil.example', 'link'],
  ['clutch.co', 'link'],
  ['newsletter', 'tag'],
  ['google', 'tag'],
])('the source %s is of the group %s', (source, channel) => {
  expect(channelOf(source)).toBe(channel);
});

it('most known sources are search engines, assistants and social networks', () => {
  const links = [...knownSources].filter((source) => channelOf(source) === 'link');
  expect(links.sort()).toEqual([
    'awwwards.com',
    'behance.net',
    'clutch.co',
    'designrush.com',
    'dribbble.com',
    'en.wikipedia.org',
    'github.com',
    'medium.com',
    'news.ycombinator.com',
    'wikipedia.org',
    'zh.wikipedia.org',
  ]);
});
