import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPageQueries } from './page-queries.ts';

const pages = path.resolve(import.meta.dirname, '../../../pages');
const queries = await readPageQueries();
const files = globSync('**/_*.query.ts', { cwd: pages });

it.each([
  ['/work', ['type', 'view', 'page', 'sent']],
  ['/insights', ['category', 'page', 'sent']],
  ['/search', ['q']],
  ['/contact-us', ['plan', 'sent']],
  ['/jobs/web-developer-jobs', ['sent']],
  ['/jobs', ['sent']],
  ['/jobs/web-developer-jobs/x', undefined],
  ['/work/tree', undefined],
  ['/', ['plan', 'sent']],
  ['/services/seo', ['plan', 'sent']],
  ['/work/tree/x', undefined],
])('%s has the query parameters %j', (address, names) => {
  const known = queries.of(address);
  expect(known && Object.keys(known.parameters)).toEqual(names);
});

it.each(files)('%s is beside its page, which reads its query through it', (file) => {
  const page = path.join(pages, path.dirname(file), path.basename(file).replace(/^_(.*)\.query\.ts$/, '$1.astro'));
  expect(existsSync(page), page).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain('readQuery(');
});

it('no page reads the query of the request directly', () => {
  const code = globSync('**/*.{astro,ts}', { cwd: pages }).map((file) => readFileSync(path.join(pages, file), 'utf8'));
  const past = code.join('\n').match(/searchParams(?!\))[^\n]*|Astro\.url\.search\b/g) ?? [];
  expect(past).toEqual([]);
});
