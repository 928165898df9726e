import type { Insight, Work } from '../../cms/payload-types.ts';
import type { EntryHead, HeadTag } from '../../domain/content.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { isRecord } from '../../lib/is-object.ts';
import { safeHeadTags } from '../head.ts';

/** Entry with its section; the part that its head is built from. */
export type HeadedEntry =
  | { readonly section: 'works'; readonly record: Work }
  | { readonly section: 'insights'; readonly record: Insight };

const longestTitle = 60;
const longestDescription = 160;

/** Organisation name used in the head. */
type Named = Pick<Organisation, 'name'>;

/** Returns the record's title with the organisation's name appended, if both fit. */
function titleOf({ record }: HeadedEntry, organisation: Named): string {
  if (record.seo?.title) return record.seo.title;
  const branded = `${record.title} – ${organisation.name}`;
  return branded.length <= longestTitle ? branded : record.title;
}

/** Cuts at the last whole word that fits. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

function descriptionOf(entry: HeadedEntry): string {
  const { seo } = entry.record;
  if (seo?.description) return seo.description;
  if (entry.section === 'insights') return shortened(entry.record.description);
  const { title, introductionTitle, subject, services } = entry.record;
  return shortened(
    [`${title}: ${introductionTitle ?? subject ?? 'a case study'}.`, services].filter(Boolean).join(' '),
  );
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
export function headOf(entry: HeadedEntry, url: string, organisation: Named): WholeHead {
  const title = titleOf(entry, organisation);
  const description = descriptionOf(entry);
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
