import { headOf } from '../content/payload/entry-head.ts';
import type { HeadTag } from '../domain/content.ts';
import type { Organisation } from '../domain/organisation.ts';
import { escapeHtml } from '../lib/text/escape-html.ts';
import { scriptJson } from '../seo/page-head.ts';
import type { Entry } from './entries.ts';

const element = ({ tag, attributes }: HeadTag): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${written.join('')}>`;
};

/** Builds the three containers of Craft's SEOmatic: head elements as escaped HTML strings. */
export function seomatic(entry: Entry, url: string, organisation: Pick<Organisation, 'name'>) {
  const { title, description, tags, jsonLd } = headOf(entry, url, organisation);
  const described: HeadTag = { tag: 'meta', attributes: { name: 'description', content: description } };
  return {
    metaTitleContainer: `<title>${escapeHtml(title)}</title>`,
    metaTagContainer: [described, ...tags].map(element).join(''),
    metaJsonLdContainer: jsonLd
      .map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`)
      .join(''),
  };
}
