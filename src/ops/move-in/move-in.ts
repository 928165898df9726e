import path from 'node:path';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { richTextEditor } from '../../cms/fields/rich-text.ts';
import { richTextHtml } from '../../cms/records/rich-text-html.ts';
import type { RemoteHost } from '../../content/remote/host.ts';
import { getWorks } from '../../content/remote/queries.ts';
import { remoteContentSource } from '../../content/remote/source.ts';
import type { Category, InsightDetails, JobDetails, WorkDetails } from '../../domain/content.ts';
import { byName, workGalleries, workLines, workPictures, workTexts } from '../../domain/entry-fields.ts';
import type { Picture } from '../../domain/picture.ts';
import { slugFrom } from '../../lib/text/slug.ts';

type Collection = 'works' | 'insights' | 'jobs' | 'client-types' | 'article-categories' | 'authors';
type Named = Pick<Category, 'slug' | 'title'>;

const casesAtOnce = 500;

/** Dates of cases, which the adapter omits. */
const posted = z.object({ entries: z.array(z.object({ slug: z.string().min(1), postDate: z.string() })) });

const markdownOf = (html: string): string =>
  toMarkdown(toMdast(fromHtml(html, { fragment: true })), { extensions: [gfmToMarkdown()] });

const lettersOf = (html: string): string => markdownOf(html).replaceAll(/[^\p{L}\p{N}]/gu, '');

async function inTurn<Item, Made>(items: readonly Item[], make: (item: Item) => Promise<Made | null>): Promise<Made[]> {
  const all: Made[] = [];
  for (const item of items) {
    const made = await make(item);
    if (made !== null) all.push(made);
  }
  return all;
}

/**
 * Copies the content of another host record by record, oldest first. Skips records whose address
 * exists here.
 *
 * @param print called with each outcome, such as `works/tai-ping: moved.`, and with changes made on
 *   the way
 */
export async function moveIn(payload: Payload, host: RemoteHost, print: (line: string) => void): Promise<void> {
  const source = remoteContentSource(host);
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: richTextEditor });

  async function create(collection: Collection | 'media', data: object, more: object = {}): Promise<number> {
    const { id } = await payload.create({ collection, data: data as never, overrideAccess: true, depth: 0, ...more });
    return id;
  }

  async function idOf(collection: Collection, slug: string): Promise<number | undefined> {
    const where = { slug: { equals: slug } };
    const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, draft: true, overrideAccess: true });
    return docs[0]?.id;
  }

  /** @returns ID of the picture in the library; null without one or when it cannot be fetched */
  async function picture(shown: Picture | null, place: string): Promise<number | null> {
    if (!shown) return null;
    const { alt, focus } = shown;
    const url = new URL(shown.url, host.contentOrigin);
    // Stored in the database, so that a second run fetches no picture twice.
    const key = `moved-in ${url}`;
    const { id: known = 0 } = (await payload.kv.get<{ readonly id: number }>(key)) ?? {};
    const { totalDocs } = await payload.count({ collection: 'media', where: { id: { equals: known } } });
    if (totalDocs > 0) return known;
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) });
      if (!answer.ok) throw new Error(`its host answered ${answer.status}.`);
      const data = Buffer.from(await answer.arrayBuffer());
      // The file name becomes the picture's title; resized files end in their width, which is
      // removed.
      const name = decodeURIComponent(path.basename(url.pathname)).replace(/-\d+(?=\.\w+$)/, '');
      const mimetype = answer.headers.get('content-type')?.split(';', 1)[0];
      const focal = focus ? { focalX: focus[0] * 100, focalY: focus[1] * 100 } : {};
      const file = { data, mimetype, name, size: data.byteLength };
      const id = await create('media', { alt: alt ?? '', decorative: !alt, ...focal }, { file });
      await payload.kv.set(key, { id });
      if (!alt) print(`${place}: the picture ${url} has no description and is marked as decorative.`);
      return id;
    } catch (error) {
      print(`${place}: the picture ${url} was left out: ${error instanceof Error ? error.message : String(error)}`);
      return null;
    }
  }

  function text(html: string | null, place: string) {
    if (html === null || lettersOf(html) === '') return null;
    const made = convertMarkdownToLexical({ editorConfig, markdown: markdownOf(html) });
    if (lettersOf(html) !== lettersOf(richTextHtml(made as never) ?? ''))
      print(`${place}: its text reads differently here; compare the two.`);
    return made;
  }

  async function listed(collection: Collection, { slug, title }: Named, more?: () => Promise<object>) {
    return (await idOf(collection, slug)) ?? (await create(collection, { slug, title, ...(await more?.()) }));
  }

  async function work(found: WorkDetails, place: string) {
    const shown: Record<string, number | number[] | null> = {};
    for (const name of workPictures) shown[name] = await picture(found[name], place);
    for (const name of workGalleries) shown[name] = await inTurn(found[name], (one) => picture(one, place));
    const [deep, bright, pale, darkest, dark = null] = found.colours ?? [];
    return {
      title: found.title,
      clientType: await inTurn(found.clientTypes, (one) => listed('client-types', one)),
      ...byName(workLines, (name) => found[name]),
      ...byName(workTexts, (name) => text(found[name], place)),
      ...shown,
      ...(deep ? { colours: { deep, bright, pale, darkest, dark } } : {}),
      seo: { title: found.head.title, description: found.head.description },
    };
  }

  async function block(found: InsightDetails['content'][number], place: string) {
    if (found.kind === 'text') {
      const words = text(found.html, place);
      return words && { blockType: 'text', text: words };
    }
    const images = await inTurn(found.pictures, async ({ picture: shown, caption }) => {
      const image = await picture(shown, place);
      return image && { image, caption };
    });
    return images.length > 0 ? { blockType: 'images', images } : null;
  }

  async function article(found: InsightDetails, place: string) {
    const { title, postDate, description, readingNote, head, author } = found;
    const portrait = async () => ({
      description: author?.description,
      thumbnail: await picture(author?.thumbnail ?? null, place),
    });
    return {
      title,
      postDate,
      description,
      readingNote,
      articleCategory: await inTurn(found.categories, (one) => listed('article-categories', one)),
      author: author && (await listed('authors', { title: author.title, slug: slugFrom(author.title) }, portrait)),
      thumbnail: await picture(found.thumbnail, place),
      bannerImage: await picture(found.bannerImage, place),
      insightsContent: await inTurn(found.content, (one) => block(one, place)),
      seo: { title: head.title, description: head.description },
    };
  }

  function job({ description, dateUpdated, text: html, ...found }: JobDetails, place: string) {
    return { ...found, postDate: found.postDate ?? dateUpdated, text: text(html, place), seo: { description } };
  }

  /** Publishes a record, or stores it as a draft when validation fails. */
  async function move(collection: Collection, slug: string, read: (place: string) => object | Promise<object>) {
    const place = `${collection}/${slug}`;
    if ((await idOf(collection, slug)) !== undefined) return print(`${place}: is here already.`);
    const data = { slug, ...(await read(place)) };
    try {
      await create(collection, { ...data, _status: 'published' });
      print(`${place}: moved.`);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      await create(collection, { ...data, _status: 'draft' }, { draft: true });
      const issues = error.data.errors.map(({ label, message, path: at }) => `${String(label ?? at)}: ${message}`);
      print(`${place}: kept as a draft. ${issues.join(' ')}`);
    }
  }

  const cases: z.output<typeof posted>['entries'] = [];
  for (let page = 0; cases.length === page * casesAtOnce; page += 1) {
    const { entries } = posted.parse(await host.runQuery(getWorks, { limit: casesAtOnce, offset: cases.length }));
    cases.push(...entries);
  }
  for (const { slug, postDate } of cases.reverse()) {
    const found = await source.work(slug);
    if (found) await move('works', slug, async (place) => ({ ...(await work(found, place)), postDate }));
  }
  for (const { slug } of (await source.insightAddresses()).toReversed()) {
    const found = await source.insight(slug);
    if (found) await move('insights', slug, (place) => article(found, place));
  }
  for (const found of (await source.jobs()).toReversed()) await move('jobs', found.slug, (place) => job(found, place));
}
