import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildSchema, execute, parse, validate } from 'graphql';
import type { StandInContent, StandInEntry } from '../preparation/generated-content.ts';

export interface ContentStandIn {
  /** URL for the site's `CONTENT_API_URL`. */
  readonly apiUrl: string;
  /** Requested operations, in order. */
  readonly asked: { readonly name: string; readonly entries: number; readonly milliseconds: number }[];
  /** Number of requests that failed because of {@link ContentStandIn.fail}. */
  readonly failed: () => number;
  /** Makes all further answers fail like this, or succeed again; `silent` never answers. */
  readonly fail: (how: 'silent' | 'error' | 'html' | undefined) => void;
  readonly stop: () => void;
}

interface Criteria {
  readonly section?: readonly string[];
  readonly slug?: readonly string[];
  readonly relatedToCategories?: readonly { readonly slug?: readonly string[] }[];
  readonly limit?: number | null;
  readonly offset?: number | null;
}

const schema = buildSchema(readFileSync(path.join(import.meta.dirname, '../../../docs/content-api.graphql'), 'utf8'), {
  assumeValid: true,
});

/**
 * Content host without a content system: accepts only the published schema, and answers from
 * memory, so that measurements show the site.
 */
export async function startContentStandIn(content: StandInContent): Promise<ContentStandIn> {
  const asked: { name: string; entries: number; milliseconds: number }[] = [];
  const bySlug = new Map<string, StandInEntry>();
  for (const [section, entries] of Object.entries({ works: content.works, insights: content.insights })) {
    for (const entry of entries) bySlug.set(`${section}/${entry.slug}`, entry);
  }
  const byCategory = new Map<string, StandInEntry[]>();
  const categoriesOf = (entry: StandInEntry) => [...(entry.clientType ?? []), ...(entry.articleCategory ?? [])];
  for (const entry of [...content.works, ...content.insights]) {
    for (const { slug } of categoriesOf(entry)) byCategory.set(slug, [...(byCategory.get(slug) ?? []), entry]);
  }

  const find = ({ section = ['works', 'insights'], slug, relatedToCategories }: Criteria): readonly StandInEntry[] => {
    const of = (name: 'works' | 'insights') => (section.includes(name) ? content[name] : []);
    if (slug) {
      const wanted = section.flatMap((name) => slug.map((one) => bySlug.get(`${name}/${one}`)));
      return wanted.filter((entry) => entry !== undefined);
    }
    const related = relatedToCategories?.flatMap((one) => one.slug ?? []);
    if (!related)
      return section.length === 1 && section[0] === 'works' ? content.works : [...of('works'), ...of('insights')];
    const handles = new Set(section);
    return related
      .flatMap((one) => byCategory.get(one) ?? [])
      .filter((entry) => handles.has(entry.__typename === 'works_Entry' ? 'works' : 'insights'));
  };

  let read = 0;
  const withNeighbours = (entry: StandInEntry | undefined) => {
    if (!entry) return null;
    read += 1;
    const all = entry.__typename === 'works_Entry' ? content.works : content.insights;
    return {
      ...entry,
      next: () => all[entry.index + 1] ?? null,
      prev: () => all[entry.index - 1] ?? null,
    };
  };
  const page = (entries: readonly StandInEntry[], { limit, offset }: Criteria) =>
    entries.slice(offset ?? 0, (offset ?? 0) + (limit ?? 100));
  const rootValue = {
    entries: (criteria: Criteria) => page(find(criteria), criteria).map(withNeighbours),
    entry: (criteria: Criteria) => withNeighbours(find(criteria)[0]),
    entryCount: (criteria: Criteria) => find(criteria).length,
    categories: ({ group = [] }: { readonly group?: readonly string[] }) =>
      content.categories.filter(({ groupHandle }) => group.includes(groupHandle)),
  };

  const documents = new Map<string, ReturnType<typeof parse>>();
  const answer = async (body: string): Promise<unknown> => {
    const start = performance.now();
    const { query, variables, operationName } = JSON.parse(body);
    let document = documents.get(query);
    if (!document) {
      document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return { errors };
      documents.set(query, document);
    }
    read = 0;
    const result = await execute({ schema, document, rootValue, variableValues: variables, operationName });
    asked.push({ name: operationName, entries: read, milliseconds: performance.now() - start });
    return result;
  };

  let failing: Parameters<ContentStandIn['fail']>[0];
  let failed = 0;
  const server = createServer(async (request, response) => {
    if (failing) {
      failed += 1;
      if (failing === 'error') response.writeHead(500).end('Internal error');
      if (failing === 'html') response.setHeader('content-type', 'text/html').end('<!doctype html><p>Please wait.');
      return;
    }
    const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (request.url === '/api/jobs.json') {
      json(content.jobs);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    json(await answer(Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    apiUrl: `${origin}/api`,
    asked,
    failed: () => failed,
    fail: (how) => {
      failing = how;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
