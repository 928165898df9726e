import type { Page } from '@playwright/test';
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
  /\b(?:Signal Nine|Wing|English|alt\+T|Ctrl|Enter|Esc|Tab|Shift|Alt|Mac|CSV|CRM|SEO|CLS|INP|LCP|URL|JSON|HTML|SVG|PNG|JPEG|WebP|WEBP|AVIF|MP4|WebM|Vimeo|Linux|Chrome|schema\.org|cookies|head|meta|link)\b|HK\$|\b\d+ ?(?:KB|MB|kB|ms|s|px)\b/g;

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
    for (const draft of [false, true]) {
      const { docs } = await admin.ask('GET', `${collection}?limit=500&depth=0&draft=${draft}`);
      for (const text of leavesOf(docs)) if (/\p{Script=Latin}/u.test(text)) found.add(plain(text));
    }
  return found;
}

/** Visible texts, names of controls, tooltips and placeholders of the page that have Latin letters. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => {
      if (text && /\p{Script=Latin}/u.test(text)) found.add(text.replace(/\s+/g, ' ').trim());
    };
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (isShown(parentElement) && !parentElement?.closest('script, style, textarea')) add(text.textContent);
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        if (isShown(element)) add(element.getAttribute(name));
    return [...found];
  });

/** Names of fields that Payload gives its checkboxes as tooltip, in English too: `seo.noIndex`. */
const isFieldName = (text: string): boolean =>
  /^[a-z][A-Za-z]*(?:\.[\w-]+)*$/.test(text) && /[.A-Z]|^featured$/.test(text);

/**
 * Lists English words on a page that are neither content nor names.
 *
 * @param content texts of records (`contentOf`); parts of a longer one are content too
 */
export async function englishOn(page: Page, content: ReadonlySet<string>): Promise<string[]> {
  const whole = [...content].join('\n');
  const isContent = (words: string): boolean => content.has(words) || (words.length > 12 && whole.includes(words));
  const isEnglish = (text: string): boolean =>
    !(isContent(text) || isFieldName(text)) &&
    (
      text
        .replaceAll(codes, '')
        .replaceAll(names, '')
        .match(/\p{Script=Latin}[^\p{Script=Han}，。：；（）「」]*/gu) ?? []
    )
      .map((words) => words.replace(/[\s\p{P}\d]+$/u, ''))
      .some((words) => /\p{Script=Latin}{2}/u.test(words) && !isContent(words));
  return (await shownOn(page)).filter(isEnglish);
}
