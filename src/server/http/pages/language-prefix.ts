import { type Language, languageAt, withPrefix } from '../../../domain/languages.ts';
import { isReserved } from '../../../domain/template-addresses.ts';
import type { RenderedPage } from '../../page-cache/rendered-page.ts';

/** Files of the whole site, such as `/favicon.svg`. Each language has feeds and overviews. */
const siteFile = /^\/(?!llms\.txt|sitemap|[^/]+\.md(?:$|[?#]))[^/?#]+\.[a-z0-9]+(?:$|[?#])/;

/** Whether a path leads to a page, which each language has at an address of its own. */
const isPage = (path: string): boolean =>
  path.startsWith('/') &&
  !path.startsWith('//') &&
  !siteFile.test(path) &&
  !isReserved(path) &&
  languageAt(path).prefix === '';

/**
 * Parts without addresses to prefix: links that name their language, those of running text escaped
 * in a feed, where the attribute comes first, and what a visitor typed into a form.
 */
const untouched = new RegExp(
  `(${[
    '<(?:a|(?:xhtml:)?link)(?:\\s[\\w:-]+(?:="[^"]*")?)*\\shreflang="[^>]*>',
    '(?:<|&lt;)a hreflang=(?:\\\\"|&quot;).{0,999}?(?:>|&gt;)',
    '<input\\s[^>]*>',
    '<textarea\\s[^<]*</textarea>',
  ].join('|')})`,
  'i',
);

const inText = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a function that puts the prefix of a language before every address of a page in a
 * document: in links, forms, structured data and feeds. Links with `hreflang` name their language
 * themselves.
 *
 * @param origin public origin of the site
 */
function prefixer(local: (path: string) => string, origin: string): (text: string) => string {
  const own = new RegExp(`(${inText(origin)})(/[^\\s"'<>\\\\)]*)?(?=[\\s"'<>\\\\)]|$)`, 'g');
  const absolute = (text: string): string =>
    text.replace(own, (_match, site: string, path = '') =>
      // Names of things in structured data, `/#business`, are the same in every language.
      path === '' || path.startsWith('/#') ? site + path : site + local(path),
    );
  const tags = (text: string): string =>
    text.replace(/ (href|action|data-address)="(\/[^"]*)"/g, (_match, name: string, path: string) => {
      return ` ${name}="${local(path)}"`;
    });
  return (text) =>
    text
      .split(untouched)
      .map((part, index) => (index % 2 === 1 ? part : absolute(tags(part))))
      .join('');
}

const isText = /^(?:text\/|application\/(?:json|feed\+json|rss\+xml|xml))/;

/** Returns a function that prefixes the addresses in the pages of a language. */
export function prefixedPages(language: Language, siteUrl: string): (page: RenderedPage) => RenderedPage {
  if (language.prefix === '') return (page) => page;
  const local = (path: string): string => (isPage(path) ? withPrefix(path, language) : path);
  const prefixed = prefixer(local, new URL(siteUrl).origin);
  return (page) => {
    const { location } = page.headers;
    if (location !== undefined) return { ...page, headers: { ...page.headers, location: local(location) } };
    return isText.test(page.headers['content-type'] ?? '')
      ? { ...page, body: Buffer.from(prefixed(page.body.toString())) }
      : page;
  };
}
