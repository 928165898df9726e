import { safeHeadTags } from '../content/head.ts';
import { scriptJson } from '../seo/page-head.ts';
import { brand } from '../site/brand.ts';
import type { Entry } from './entries.ts';
import { escapeHtml } from './escape-html.ts';

const longestTitle = 60;
const longestDescription = 160;

/** The record's own title with the brand behind it, as long as both fit. */
function titleOf({ record }: Entry): string {
  if (record.seo?.title) return record.seo.title;
  const branded = `${record.title} — ${brand.name}`;
  return branded.length <= longestTitle ? branded : record.title;
}

/** Cuts at the last whole word that fits. */
function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  return `${text.slice(0, longestDescription - 1).replace(/\s+\S*$/, '')}…`;
}

function descriptionOf(entry: Entry): string {
  const { seo } = entry.record;
  if (seo?.description) return seo.description;
  if (entry.section === 'insights') return shortened(entry.record.description);
  const { title, introductionTitle, subject, services } = entry.record;
  return shortened(
    [`${title}: ${introductionTitle ?? subject ?? 'a case study'}.`, services].filter(Boolean).join(' '),
  );
}

function structuredData(entry: Entry, url: string, description: string): unknown {
  if (entry.record.seo?.jsonLd) return entry.record.seo.jsonLd;
  const publisher = { '@type': 'Organization', name: brand.name };
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

/** An editor's own tags, as far as a head may hold them: whoever reads this may put it into a page as it is. */
const ownTags = ({ record }: Entry): string[] =>
  safeHeadTags(record.seo?.headTags, { from: [], to: '' }).map(({ tag, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${written.join('')}>`;
  });

/** The four containers that Craft's SEOmatic would hand out: head elements as HTML strings. */
export function seomatic(entry: Entry, url: string) {
  const title = titleOf(entry);
  const description = descriptionOf(entry);
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  return {
    metaTitleContainer: `<title>${escapeHtml(title)}</title>`,
    metaTagContainer: [
      meta('name', 'description', description),
      meta('property', 'og:type', entry.section === 'insights' ? 'article' : 'website'),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:url', url),
      ...ownTags(entry),
    ].join(''),
    metaLinkContainer: `<link rel="canonical" href="${escapeHtml(url)}">`,
    metaJsonLdContainer: `<script type="application/ld+json">${scriptJson(structuredData(entry, url, description))}</script>`,
  };
}
