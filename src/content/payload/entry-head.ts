import type { Insight, Work } from '../../cms/payload-types.ts';
import type { EntryHead, HeadTag } from '../../domain/content.ts';
import { firstLanguage, type Language } from '../../domain/languages.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { isRecord } from '../../lib/is-object.ts';
import { cutToWidth, widthOf } from '../../lib/text/fit-text.ts';
import { safeHeadTags } from '../head.ts';

/** Entry with its section; the part that its head is built from. */
export type HeadedEntry =
  | { readonly section: 'works'; readonly record: Work }
  | { readonly section: 'insights'; readonly record: Insight };

/** Widths in letters; a Chinese character counts as two. */
const longestTitle = 60;
const longestDescription = 160;

/** Organisation name used in the head. */
type Named = Pick<Organisation, 'name'>;

/** Returns the record's title with the organisation's name appended, if both fit. */
function titleOf({ record }: HeadedEntry, organisation: Named, language: Language): string {
  if (record.seo?.title) return record.seo.title;
  const branded = record.title + interfaceWords(language).text.titleEnding(organisation.name);
  return widthOf(branded) <= longestTitle ? branded : record.title;
}

function descriptionOf(entry: HeadedEntry, language: Language): string {
  const { seo } = entry.record;
  if (seo?.description) return seo.description;
  if (entry.section === 'insights') return cutToWidth(entry.record.description, longestDescription);
  const { title, introductionTitle, subject, services } = entry.record;
  const { text, case: words } = interfaceWords(language);
  const topic = introductionTitle ?? subject ?? words.untitled;
  const stop = /[。！？]$/u.test(topic) ? '' : text.stop;
  const summary = `${title}${text.colon}${topic}${stop}`;
  return cutToWidth(services ? text.sentences(summary, services) : summary, longestDescription);
}

function structuredData(entry: HeadedEntry, url: string, description: string, organisation: Named): unknown {
  if (entry.record.seo?.jsonLd) return entry.record.seo.jsonLd;
  const publisher = { '@type': 'Organization', name: organisation.name };
  const shared = { '@context': 'https://schema.org', url, description };
  if (entry.section === 'works') {
    return { ...shared, '@type': 'CreativeWork', name: entry.record.title, creator: publisher };
  }
  const { title, postDate, updatedAt } = entry.record;
  return {
    ...shared,
    '@type': 'Article',
    headline: title,
    datePublished: postDate,
    dateModified: updatedAt,
    publisher,
  };
}

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [attribute]: name, content },
});

/** Head data for search engines and link previews; editors can override it. */
export interface WholeHead extends EntryHead {
  readonly title: string;
  readonly description: string;
}

/** @param url public address of the entry */
export function headOf(
  entry: HeadedEntry,
  url: string,
  organisation: Named,
  language: Language = firstLanguage,
): WholeHead {
  const title = titleOf(entry, organisation, language);
  const description = descriptionOf(entry, language);
  const data = structuredData(entry, url, description, organisation);
  const own = safeHeadTags(entry.record.seo?.headTags, { from: [], to: '' });
  return {
    title,
    description,
    tags: [
      meta('property', 'og:type', entry.section === 'insights' ? 'article' : 'website'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', url),
      ...own.filter(({ attributes }) => attributes.rel !== 'canonical'),
    ],
    jsonLd: (Array.isArray(data) ? data : [data]).filter(isRecord),
  };
}
