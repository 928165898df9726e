import { createHash } from 'node:crypto';
import { sheets } from 'virtual:styles';
import { isChinese, type Language } from '../domain/languages.ts';
import chineseText from '../styles/chinese-text.css?inline';
import { hanFace } from './han-face.ts';
import { markImageRules } from './mark-images.ts';

export interface PageStyles {
  readonly css: string;
  /** Hash of the style element for the page's security policy. */
  readonly hash: `sha256-${string}`;
  /** Address of the Chinese poster face, if a line needs it. */
  readonly hanFace: string | undefined;
}

const classNames = /\sclass="([^"]*)"/g;

/** Indices of the sheets that use a class; several sheets may share a name. */
const placesOf = new Map<string, number[]>();
for (const [place, { classes }] of sheets.entries())
  for (const name of classes) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);

/**
 * Collects the styles of the components and marks in this markup, for a style element in the page's
 * head.
 *
 * @param markup finished HTML
 * @param language of the page
 * @returns null without styles, as on most pages in development
 */
export function pageStyles(markup: string, language: Language): PageStyles | null {
  const names = new Set(Array.from(markup.matchAll(classNames), ([, list = '']) => list.split(' ')).flat());
  const places = new Set([...names].flatMap((name) => placesOf.get(name) ?? []));
  const han = hanFace(markup);
  const chinese = isChinese(language);
  const css = [
    chinese ? chineseText : '',
    ...sheets.filter((_, place) => places.has(place)).map((sheet) => (chinese ? sheet.chinese : sheet.css)),
    markImageRules(markup),
    han?.css ?? '',
  ].join('');
  if (!css) return null;
  return { css, hash: `sha256-${createHash('sha256').update(css).digest('base64')}`, hanFace: han?.address };
}
