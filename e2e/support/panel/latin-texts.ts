import type { Page } from '@playwright/test';
import { brand } from '../../../src/config/brand/facts.ts';
import type { Editor } from './editor.ts';

/** Collections whose texts are written by editors, and may be in any language. */
const collections = [
  'pages',
  'works',
  'insights',
  'jobs',
  'facts',
  'media',
  'films',
  'people',
  'client-types',
  'article-categories',
  'authors',
  'navigation',
  'partners',
  'testimonials',
] as const;

/** Names, units and codes that are the same in Chinese. */
const names =
  /\b(?:Signal Nine|UI|UX|Wing|Administrator|Dear|English|alt\+T|Ctrl|Enter|Esc|Escape|Tab|Shift|Alt|Mac|CSV|CRM|SEO|CLS|INP|LCP|URL|JSON|HTML|SVG|PNG|JPEG|WebP|WEBP|AVIF|MP4|WebM|Vimeo|Linux|Chrome|schema\.org|cookies|head|meta|link)\b|HK\$|\b\d+ ?(?:KB|MB|kB|bytes|ms|s|px)\b/g;

/** Addresses, files, placeholders of facts, and examples in quotation marks. */
const codes =
  /\(\w{8}\)|(?:https?:\/)?\/[\w/.#?=&*-]*|[\w.+-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+(?: › [\w-]+)*|\{[\w:-]+\}|「[^」]*」/g;

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Texts of all records, published and drafts. */
export async function contentOf(admin: Editor): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const collection of collections)
    for (const draft of [false, true])
      for (let page = 1; ; page += 1) {
        const query = `limit=100&page=${page}&depth=0&draft=${draft}`;
        const { docs = [] } = await admin.ask('GET', `${collection}?${query}`);
        if (docs.length === 0) break;
        for (const text of leavesOf(docs))
          if (/\p{Script=Latin}/u.test(text)) found.add(plain(text.replaceAll('{name}', brand.name)));
      }
  return found;
}

/** Parts without texts of the panel; a translation shows pieces of the English text. */
const contentPlaces = 'script, style, textarea, .sheet__source';

/**
 * Attributes that are read, and elements where Payload fills them with words of its code, in
 * English too: ids of dialogs and names of fields.
 */
const namedByCode = {
  'aria-label': 'dialog.payload__modal-item',
  title: 'input[type="checkbox"]:not(#select-all)',
  placeholder: '',
  'aria-description': '',
  'aria-roledescription': '',
} as const;

/** Visible texts, names of controls, tooltips and placeholders with Latin letters. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([passedOver, named]) => {
      const found = new Set<string>();
      const add = (text: string | null) => {
        if (text && /\p{Script=Latin}/u.test(text)) found.add(text.replace(/\s+/g, ' ').trim());
      };
      const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement } = text;
        if (isShown(parentElement) && !parentElement?.closest(passedOver)) add(text.textContent);
      }
      for (const [name, byCode] of Object.entries(named))
        for (const element of document.body.querySelectorAll(`[${name}]`))
          if (isShown(element) && !(byCode && element.matches(byCode))) add(element.getAttribute(name));
      return [...found];
    },
    [contentPlaces, namedByCode] as const,
  );

/** Shorter texts of records are content only where they stand alone: they could be labels. */
const leastInside = 12;

/**
 * Lists English words on a page that are neither content nor names.
 *
 * @param content texts of records (`contentOf`); parts of a longer one are content too
 */
export async function englishOn(page: Page, content: ReadonlySet<string>): Promise<string[]> {
  const whole = [...content].join('\n');
  const written = [...content]
    .flatMap((text) => text.split(/\{[\w:-]+\}/))
    .map(plain)
    .filter(({ length }) => length > leastInside)
    .sort((one, other) => other.length - one.length);
  const isContent = (words: string): boolean =>
    content.has(words) || (words.length > leastInside && whole.includes(words));
  const withoutContent = (text: string): string =>
    written.reduce((rest, words) => (rest.includes(words) ? rest.replaceAll(words, '：') : rest), text);
  const isEnglish = (text: string): boolean =>
    !isContent(text) &&
    withoutContent(text)
      .split(/[：，。；（）]/)
      .filter((part) => !isContent(part.trim()))
      .flatMap(
        (part) =>
          part
            .replaceAll(codes, '')
            .replaceAll(names, '')
            .match(/\p{Script=Latin}[^\p{Script=Han}]*/gu) ?? [],
      )
      .map((words) => words.replace(/[\s\p{P}\d]+$/u, ''))
      .some((words) => /\p{Script=Latin}{2}/u.test(words) && !isContent(words));
  return (await shownOn(page)).filter(isEnglish);
}
