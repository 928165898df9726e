import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { InsightDetails } from '../domain/content.ts';
import type { Picture } from '../domain/picture.ts';

/** Article in a feed: full text with absolute addresses. */
export interface FeedArticle {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly html: string;
  /** RFC 3339. */
  readonly published: string;
  readonly changed: string;
  readonly categories: readonly string[];
  readonly author: string | undefined;
  readonly picture: { readonly url: string; readonly type: string } | undefined;
}

const element = (tagName: string, properties: Element['properties'], children: Element['children'] = []): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

const figure = ({ url, alt, width, height }: Picture, caption: string | null): Element =>
  element('figure', {}, [
    element('img', { src: url, alt, width, height }),
    ...(caption ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
  ]);

/** Removes ids, classes and scrollable frames, and makes addresses absolute. */
function plainly(node: Root | Element, site: URL | undefined): void {
  node.children = node.children.flatMap((child): Element['children'] => {
    if (child.type !== 'element') return child.type === 'text' ? [child] : [];
    for (const name of ['href', 'src']) {
      const address = child.properties[name];
      if (typeof address === 'string' && URL.canParse(address, site))
        child.properties[name] = new URL(address, site).href;
    }
    for (const name of ['id', 'tabIndex', 'className']) delete child.properties[name];
    plainly(child, site);
    return child.tagName === 'div' ? child.children : [child];
  }) as typeof node.children;
}

function wholeText({ content }: InsightDetails, site: URL | undefined): string {
  const root: Root = {
    type: 'root',
    children: content.flatMap((block) =>
      block.kind === 'text'
        ? fromHtml(block.html, { fragment: true }).children
        : block.pictures.map(({ picture, caption }) => figure(picture, caption)),
    ),
  };
  plainly(root, site);
  return toHtml(root);
}

const typeOf = (url: string): string =>
  /\.webp$/.test(url) ? 'image/webp' : /\.png$/.test(url) ? 'image/png' : 'image/jpeg';

export function feedArticle(article: InsightDetails, site: URL | undefined): FeedArticle {
  const { title, slug, description, postDate, dateUpdated, categories, author, bannerImage, thumbnail } = article;
  const picture = bannerImage ?? thumbnail;
  return {
    title,
    url: new URL(`/insights/${slug}`, site).href,
    summary: description,
    html: wholeText(article, site),
    published: postDate,
    changed: dateUpdated,
    categories: categories.map((category) => category.title),
    author: author?.title,
    picture: picture ? { url: new URL(picture.url, site).href, type: typeOf(picture.url) } : undefined,
  };
}
