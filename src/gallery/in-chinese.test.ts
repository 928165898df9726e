import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { brand } from '../config/brand/facts.ts';
import { chinese } from '../i18n/testing/languages.ts';
import { markup } from '../layouts/markup.ts';
import { galleryEntries } from './entries.ts';

/** Names that every language writes in Latin letters; tables are named as the content is read. */
const names = 'pdf office word mb rss esc enter facebook linkedin whatsapp table';

/** Every string in the props of an entry: its content. */
function stringsIn(value: unknown, seen = new Set<object>()): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [...stringsIn(value(''), seen), ...stringsIn(value('A'), seen)];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  if (isValidElement(value)) return stringsIn(value.props, seen);
  return Object.values(value).flatMap((part) => stringsIn(part, seen));
}

const plain = (text: string): string => text.replace(/[\u00ad\u200b\u2060]/g, '').toLowerCase();

const spoken = /\s(?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/g;

/** Texts and spoken attributes of a page. */
const wordsIn = (html: string): string[] =>
  [
    html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' '),
    ...[...html.matchAll(spoken)].map(([, text]) => text),
  ]
    .join(' ')
    .replace(/&\w+;|&#x?\w+;/g, ' ')
    .split(/[^\p{Script=Latin}\p{Mark}]+/u)
    .filter((word) => word.length > 1);

it.each(galleryEntries.map(({ slug, content }) => [slug, content] as const))(
  '%s has no English of its own',
  (_, content) => {
    const given = plain([...stringsIn(content), ...stringsIn(brand), names].join(' ').replace(/<[^>]*>|&#?\w+;/g, ' '));
    const own = wordsIn(markup(content, chinese)).filter((word) => !given.includes(plain(word)));
    expect([...new Set(own)]).toEqual([]);
  },
);
