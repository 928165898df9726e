import { existsSync } from 'node:fs';
import path from 'node:path';
import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import { createLocalReq, type FlattenedField, type Payload } from 'payload';
import { languages } from '../../config/brand/languages.ts';
import { brandFolder } from '../../lib/brand-folder.ts';
import { isObject } from '../../lib/is-object.ts';
import { richTextEditor } from '../fields/rich-text.ts';
import type { TranslatedText } from '../translations/drift.ts';
import { type TranslatedCollection, translatedCollections } from '../translations/field.ts';
import { textsOf } from '../translations/texts.ts';
import { type ArticlePart, readArticles, readCases, readTranslatedContent } from './read-content.ts';

type Content = ReturnType<typeof readTranslatedContent>;
type RichText = (markdown: string) => unknown;

const written = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value)).trim();

/** Translations by their source text. */
type Pairs = ReadonlyMap<string, unknown>;

/** Pairs the texts of two values of the same shape. */
function addPairs(pairs: Map<string, unknown>, from: unknown, to: unknown): void {
  if (typeof from === 'string') pairs.set(from.trim(), to);
  else if (isObject(from) && isObject(to))
    for (const [name, value] of Object.entries(from)) addPairs(pairs, value, Reflect.get(to, name));
}

/** An empty translation stands for the source text, such as the name of a client. */
const pairsOf = (entries: readonly { readonly from: unknown; readonly to: unknown }[]): Map<string, unknown> =>
  new Map(entries.map(({ from, to }) => [written(from), to === '' ? from : to]));

/** Alt texts of an article. */
interface IllustratedArticle {
  readonly thumbnailAlt: string;
  readonly bannerAlt: string;
  readonly parts: readonly ArticlePart[];
}

const altsOf = ({ thumbnailAlt, bannerAlt, parts }: IllustratedArticle) => ({
  thumbnailAlt,
  bannerAlt,
  pictures: parts.flatMap((part) => (part.kind === 'pictures' ? part.pictures.map(({ alt }) => alt) : [])),
});

/** Alt texts of the pictures of entries. */
function picturePairs({ articles, cases }: Content): Pairs {
  const pairs = new Map<string, unknown>();
  for (const article of readArticles()) {
    const own = articles.find(({ key }) => key === article.key);
    if (own) addPairs(pairs, altsOf(article), altsOf(own));
  }
  for (const { slug, alt } of readCases()) addPairs(pairs, alt, cases.find(({ key }) => key === slug)?.alt);
  return pairs;
}

const articleBlocks = (parts: readonly ArticlePart[], richText: RichText) =>
  parts.map((part) =>
    part.kind === 'text'
      ? { blockType: 'text', text: richText(part.markdown) }
      : { blockType: 'images', images: part.pictures.map(({ caption }) => ({ caption })) },
  );

/** Texts of an entry in the shape of its record; undefined for other collections. */
function entryTexts(of: TranslatedCollection, key: string, content: Content, richText: RichText): object | undefined {
  if (of === 'insights') {
    const article = content.articles.find((one) => one.key === key);
    return article && { ...article, insightsContent: articleBlocks(article.parts, richText) };
  }
  if (of === 'works') {
    const work = content.cases.find((one) => one.key === key);
    if (!work) return undefined;
    const texts = Object.entries(work.texts).map(([name, text]) => [name, richText(text)] as const);
    const seo = { title: work.seoTitle, description: work.seoDescription };
    return { ...work, ...Object.fromEntries(texts), seo };
  }
  const job = of === 'jobs' ? content.jobs.find((one) => one.key === key) : undefined;
  return job && { ...job, text: richText(job.text), seo: { description: job.description } };
}

const byPosition = { byPosition: true } as const;

const pageFile = (address: string): string => address.slice(1).replaceAll('/', '-') || 'home';

/** Files of the records of a collection; pages have one each. */
const files: Readonly<Partial<Record<TranslatedCollection, string>>> = {
  navigation: 'shared-navigation',
  facts: 'shared-facts',
  'client-types': 'shared-lists',
  'article-categories': 'shared-lists',
  authors: 'shared-lists',
  people: 'shared-people',
  testimonials: 'shared-testimonials',
  films: 'shared-films',
  media: 'shared-pictures',
};

/**
 * Returns a lookup of the texts of one file. A source text that occurs again has its translations
 * in the order of the form; the last one serves all that follow.
 */
function inOrder(pairs: Content['pages'] extends ReadonlyMap<string, infer List> ? List : never) {
  const lists = Map.groupBy(pairs, ({ from }) => written(from));
  return (source: string): unknown => {
    const list = lists.get(source);
    const pair = list && list.length > 1 ? list.shift() : list?.[0];
    return pair && (pair.to === '' ? pair.from : pair.to);
  };
}

/** Translates a stored record by the content of a language. */
class Translator {
  readonly #content: Content;
  readonly #richText: RichText;
  readonly #pairs: Pairs;
  readonly #articleKeys = new Map(readArticles().map(({ slug, key }) => [slug, key]));

  constructor(folder: string, richText: RichText) {
    this.#content = readTranslatedContent(folder);
    this.#richText = richText;
    const pages = [...this.#content.pages.values()].flatMap((pairs) => [...pairsOf(pairs)]);
    this.#pairs = new Map([...picturePairs(this.#content), ...pages]);
  }

  /** Pairs of the file that a record is in; those of a fact are told apart by its placeholder. */
  #pairsOf(of: TranslatedCollection, record: object) {
    const file = 'path' in record ? pageFile(String(record.path)) : (files[of] ?? '');
    const pairs = this.#content.pages.get(file) ?? [];
    return 'token' in record ? pairs.filter((pair) => pair.in.endsWith(`{${record.token}}`)) : pairs;
  }

  /** @param fields of the collection */
  texts(of: TranslatedCollection, fields: readonly FlattenedField[], record: object): Record<string, TranslatedText> {
    const slug = 'slug' in record ? String(record.slug) : '';
    const entry = entryTexts(of, this.#articleKeys.get(slug) ?? slug, this.#content, this.#richText);
    const byPlace = new Map(entry ? textsOf(fields, entry, byPosition).map(({ key, value }) => [key, value]) : []);
    const own = inOrder(this.#pairsOf(of, record));
    const places = textsOf(fields, record, byPosition).map(({ key }) => key);
    const found = textsOf(fields, record).map(({ key, value }, index) => {
      const text = byPlace.get(places[index] ?? '') ?? own(written(value)) ?? this.#pairs.get(written(value));
      return [key, { text: Array.isArray(text) && !Array.isArray(value) ? written(text) : text, from: value }] as const;
    });
    return Object.fromEntries(found.filter(([, { text }]) => text !== undefined));
  }
}

/**
 * Seeds the translations of the sample content that the brand's folder has. Records keep the source
 * texts that they were made from.
 */
export async function seedTranslations(payload: Payload): Promise<void> {
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: richTextEditor });
  const richText: RichText = (markdown) => convertMarkdownToLexical({ editorConfig, markdown });
  const req = await createLocalReq({}, payload);
  const all = { overrideAccess: true, depth: 0, req } as const;
  for (const { code } of languages.slice(1)) {
    const folder = path.join(brandFolder, 'languages', code);
    if (!existsSync(folder)) continue;
    const translator = new Translator(folder, richText);
    for (const of of translatedCollections) {
      const { docs } = await payload.find({ collection: of, pagination: false, ...all });
      for (const doc of docs) {
        const texts = translator.texts(of, payload.collections[of].config.flattenedFields, doc);
        if (Object.keys(texts).length === 0) continue;
        const data = { of, record: doc.id, language: code, texts: { ...texts }, _status: 'published' } as const;
        await payload.create({ collection: 'translations', data, ...all });
      }
    }
  }
}
