import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../cms/database/transaction.ts';
import { brand } from '../../cms/panel/runtime-brand.ts';
import { readFacts } from '../../cms/records/read-facts.ts';
import { isShownIn } from '../../cms/translations/translated-payload.ts';
import { interpolate } from '../../domain/facts.ts';
import type { Language } from '../../domain/languages.ts';
import type { Target } from './suggest.ts';

/** Published page of a language. */
export interface Page extends Target {
  /** Address of its form in the panel; none for lists. */
  readonly form?: string;
}

/** Titles of pages lie in a table of their own, as Payload stores fields with locales. */
const pageTitle = sql`(select title from pages_locales where _parent_id = pages.id and _locale = 'en')`;

const sources = [
  { collection: 'pages', title: pageTitle, column: 'path', folder: '' },
  { collection: 'works', title: sql`works.title`, column: 'slug', folder: '/work/' },
  { collection: 'insights', title: sql`insights.title`, column: 'slug', folder: '/insights/' },
  { collection: 'jobs', title: sql`jobs.job`, column: 'slug', folder: '/jobs/' },
] as const;

/** Pages without a record of their own. */
const lists: readonly Page[] = ['/work', '/insights', '/jobs', '/search'].map((path) => ({ path, title: path }));

/**
 * Reads the published pages of a language by path, in readable letters and without its prefix.
 * Thousands of rows, so without Payload's own reading.
 */
export async function readPages(payload: Payload, language: Language): Promise<ReadonlyMap<string, Page>> {
  const facts = await readFacts(payload);
  const found = await Promise.all(
    sources.map(async ({ collection, title, column, folder }) => {
      const rows = await readRows<{ id: number; name: string | null; address: string }>(
        payload,
        sql`select id, ${title} as name, ${sql.identifier(column)} as address
          from ${sql.identifier(collection)}
          where _status = 'published' and deleted_at is null and ${isShownIn(collection, language)}`,
      );
      return rows.map(({ id, name, address }): Page => {
        const path = `${folder}${address}`;
        const words = interpolate(name ?? path, facts).replace(` – ${brand.name}`, '');
        return { path, title: words, form: `/admin/collections/${collection}/${id}` };
      });
    }),
  );
  return new Map([...lists, ...found.flat()].map((page) => [page.path, page]));
}
