import { z } from 'zod';
import { entries, RecordReader, workRecord } from './records.ts';
import { type ContentSource, ContentUnavailableError, type Operation } from './run-query.ts';
import type { WorkCard } from './types.ts';

/** As many as the content API gives at once. */
const batch = 500;

const articles: Operation = (() => {
  const document = `query searchArticles($limit: Int, $offset: Int) {
    entries(section: ["insights"], limit: $limit, offset: $offset) {
      title slug
      ... on insights_Entry { description articleCategory { title } author { title } }
    }
  }`;
  return { name: 'searchArticles', document, plainDocument: document };
})();

const works: Operation = (() => {
  const write = (asset: string) => `query searchWorks($limit: Int, $offset: Int) {
    entries(section: ["works"], limit: $limit, offset: $offset) {
      id title slug
      ... on works_Entry { services subject clientType { id title slug } gridImageFull { ${asset} } }
    }
  }`;
  const plain = 'url title alt width height';
  return {
    name: 'searchWorks',
    document: write(`${plain} focalPoint colour sizes { url width format }`),
    plainDocument: write(plain),
  };
})();

const text = z.string().nullish().catch(null);
const titles = z
  .array(z.object({ title: z.string() }))
  .nullish()
  .catch(null);

const article = z.object({
  title: z.string().min(1),
  slug: z.string().min(1),
  description: text,
  articleCategory: titles,
  author: titles,
});

export interface SearchedArticle {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly category: string;
  readonly author: string;
}

async function everything<T extends z.ZodType>(
  source: ContentSource,
  operation: Operation,
  record: T,
): Promise<z.output<T>[]> {
  const shape = z.object({ entries: z.array(z.unknown()) });
  const found: z.output<T>[] = [];
  for (let offset = 0; ; offset += batch) {
    const answer = shape.safeParse(await source.runQuery(operation, { limit: batch, offset }));
    if (!answer.success) throw new ContentUnavailableError(`${operation.name}: ${z.prettifyError(answer.error)}`);
    // One that cannot be read is left out, and is no sign that the list has ended.
    found.push(...entries(record).parse(answer.data.entries));
    if (answer.data.entries.length < batch) return found;
  }
}

/** Every article, with the few words of it that are searched. */
export async function getSearchedArticles(source: ContentSource): Promise<SearchedArticle[]> {
  const found = await everything(source, articles, article);
  return found.map(({ title, slug, description, articleCategory, author }) => ({
    title,
    slug,
    description: description ?? '',
    category: articleCategory?.[0]?.title ?? '',
    author: author?.[0]?.title ?? '',
  }));
}

/** Every case, as on its card. */
export async function getSearchedWorks(source: ContentSource): Promise<WorkCard[]> {
  const reader = new RecordReader(source);
  return (await everything(source, works, workRecord)).map((record) => reader.workCard(record));
}
