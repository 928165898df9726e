import { z } from 'zod';
import type { Author, Category, InsightBlock, InsightCard, WorkCard } from '../../domain/content.ts';
import {
  byName,
  cardLines,
  cardPictures,
  insightLines,
  insightPictures,
  workGalleries,
  workLines,
  workPictures,
  workTexts,
} from '../../domain/entry-fields.ts';
import { firstLanguage } from '../../domain/languages.ts';
import type { Picture } from '../../domain/picture.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { PageNames, safeHtml } from '../../lib/html/rich-text.ts';
import type { SafeHtml } from '../../lib/html/safe-html.ts';
import { isHex } from '../../lib/media/colour-values.ts';
import { namedFile } from '../pictures.ts';
import type { RemoteHost } from './host.ts';

/**
 * Tolerant schemas of the host's data: an empty or invalid field becomes null or an empty list, so
 * that a bad record costs a picture rather than a page. Entries without title, slug or date are
 * refused.
 */
const text = z
  .string()
  .trim()
  .nullish()
  .catch(null)
  .transform((value) => value || null);

const share = z.number().min(0).max(1);

const hex = z.custom<string>(isHex);

const colour = hex.nullish().catch(null);

const asset = z.object({
  url: z.string().min(1),
  alt: text,
  title: text,
  width: z.number().positive(),
  height: z.number().positive(),
  focalPoint: z.tuple([share, share]).nullish().catch(null),
  colour,
  sizes: z
    .array(z.object({ url: z.string().min(1), width: z.number().positive(), format: z.enum(['avif', 'webp']) }))
    .nullish()
    .catch(null),
});

const list = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .nullish()
    .catch(null)
    .transform((values): z.output<T>[] =>
      (values ?? []).flatMap((value) => {
        const result = item.safeParse(value);
        return result.success ? [result.data] : [];
      }),
    );

const categories = list(z.object({ id: z.coerce.string(), title: z.string(), slug: z.string() }));

const author = z.object({ title: z.string().min(1), description: text, thumbnail: list(asset) });

/** Craft returns relations as lists; other hosts may return one record. */
const authors = z.preprocess((value) => (Array.isArray(value) || !value ? value : [value]), list(author));

const link = z.object({ title: z.string().min(1), slug: z.string().min(1) });

/** Adjacent entry of the list. */
const neighbour = link.nullish().catch(null);

export const workRecord = z.object({
  id: z.coerce.string(),
  title: z.string().min(1),
  slug: z.string().min(1),
  dateUpdated: text,
  clientType: categories,
  colours: z
    .union([z.tuple([hex, hex, hex, hex]), z.tuple([hex, hex, hex, hex, hex])])
    .nullish()
    .catch(null),
  ...byName(cardLines, () => text),
  ...byName(cardPictures, () => list(asset)),
});

export const workDetailsRecord = workRecord.extend({
  ...byName([...workLines, ...workTexts], () => text),
  ...byName([...workPictures, ...workGalleries], () => list(asset)),
  next: neighbour,
  seomatic: z.unknown(),
});

export const insightRecord = z.object({
  id: z.coerce.string(),
  title: z.string().min(1),
  slug: z.string().min(1),
  postDate: z.string().refine((value) => !Number.isNaN(Date.parse(value))),
  dateUpdated: text,
  ...byName(insightLines, () => text),
  articleCategory: categories,
  thumbnail: list(asset),
  author: authors,
});

const contentBlock = z.discriminatedUnion('__typename', [
  z.object({ __typename: z.literal('text_Entry'), id: z.coerce.string(), text }),
  z.object({
    __typename: z.literal('images_Entry'),
    id: z.coerce.string(),
    images: list(z.object({ caption: text, image: list(asset) })),
  }),
]);

export const insightDetailsRecord = insightRecord.extend({
  ...byName(insightPictures, () => list(asset)),
  insightsContent: list(contentBlock),
  seomatic: z.unknown(),
});

export const pagerRecord = insightRecord.extend({ next: neighbour, prev: neighbour });

/** Response shapes of entry queries. */
export const entriesOf = <T extends z.ZodType>(record: T) => z.object({ entries: list(record) });
export const entryOf = <T extends z.ZodType>(record: T) => z.object({ entry: record.nullable() });

export const categoryList = z.object({ categories });

type AssetRecord = z.output<typeof asset>;

/** Converts the records of one page into its view data. */
export class RecordReader {
  readonly #source: Pick<RemoteHost, 'siteOrigin' | 'contentOrigin'>;
  readonly #names = new PageNames(interfaceWords(firstLanguage).article.table);

  constructor(source: Pick<RemoteHost, 'siteOrigin' | 'contentOrigin'>) {
    this.#source = source;
  }

  html(value: string | null): SafeHtml | null {
    const { siteOrigin, contentOrigin } = this.#source;
    return safeHtml(value, [siteOrigin, contentOrigin], this.#names);
  }

  #path(url: string): string {
    const { siteOrigin } = this.#source;
    return url.startsWith(`${siteOrigin}/`) ? url.slice(siteOrigin.length) : url;
  }

  #picture({ url, alt, width, height, focalPoint, colour, sizes }: AssetRecord): Picture {
    const sources = (sizes ?? []).map((size) => ({ ...size, url: this.#path(size.url) }));
    return {
      url: namedFile(this.#path(url), sources),
      alt: alt ?? '',
      width,
      height,
      // Crops are centred by default.
      focus: focalPoint && (focalPoint[0] !== 0.5 || focalPoint[1] !== 0.5) ? focalPoint : undefined,
      colour: colour ?? undefined,
      sources,
    };
  }

  pictures(assets: readonly AssetRecord[]): Picture[] {
    return assets.map((one) => this.#picture(one));
  }

  first(assets: readonly AssetRecord[]): Picture | null {
    const [one] = assets;
    return one ? this.#picture(one) : null;
  }

  author(records: z.output<typeof authors>): Author | null {
    const [one] = records;
    return one ? { title: one.title, description: one.description, thumbnail: this.first(one.thumbnail) } : null;
  }

  workCard(record: z.output<typeof workRecord>): WorkCard {
    const { id, title, slug } = record;
    const clientTypes: Category[] = record.clientType;
    return {
      id,
      title,
      slug,
      clientTypes,
      colours: record.colours ?? null,
      ...byName(cardLines, (name) => record[name]),
      ...byName(cardPictures, (name) => this.first(record[name])),
    };
  }

  insightCard(record: z.output<typeof insightRecord>): InsightCard {
    const { id, title, slug, postDate } = record;
    return {
      id,
      title,
      slug,
      postDate,
      description: record.description ?? '',
      readingNote: record.readingNote ?? '',
      categories: record.articleCategory,
      author: this.author(record.author),
      thumbnail: this.first(record.thumbnail),
    };
  }

  blocks(records: z.output<typeof insightDetailsRecord>['insightsContent']): InsightBlock[] {
    return records.flatMap((block): InsightBlock[] => {
      if (block.__typename === 'text_Entry') {
        const html = this.html(block.text);
        return html ? [{ kind: 'text', id: block.id, html }] : [];
      }
      const pictures = block.images.flatMap(({ caption, image }) => {
        const picture = this.first(image);
        return picture ? [{ picture, caption }] : [];
      });
      return pictures.length > 0 ? [{ kind: 'pictures', id: block.id, pictures }] : [];
    });
  }
}
