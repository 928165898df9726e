import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload';
import { richTextEditor } from '../fields/rich-text.ts';
import { readArticleCategories, readArticles, readCases, readClientTypes } from './read-content.ts';
import { hasNote, keepNote, Receipt, readSampleNote } from './seed-notes.ts';
import { Seeder } from './seeder.ts';

const contentCollections: readonly CollectionSlug[] = [
  'works',
  'insights',
  'jobs',
  'client-types',
  'article-categories',
  'authors',
  'media',
];

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of contentCollections) {
    if ((await payload.count({ collection, overrideAccess: true })).totalDocs > 0) return false;
  }
  return true;
}

/**
 * Whether content was seeded before. Older installations have no note: one with pages was in use
 * and emptied by its editors.
 */
async function wasGiven(payload: Payload): Promise<boolean> {
  if (await hasNote(payload, 'brand-content-received')) return true;
  return (await hasNote(payload, 'brand-pages-received')) && !(await hasNote(payload, 'sample-records'));
}

/**
 * Seeds the sample content into an empty database, once. A database with content, now or before, is
 * left alone.
 *
 * @param sample without it no content is written, now or at a later start
 * @throws when a file of the content does not follow the README beside it; no content has been
 *   written then
 */
export async function seedContent(payload: Payload, print: (line: string) => void, sample = true): Promise<void> {
  if (await wasGiven(payload)) return;
  const before = await readSampleNote(payload);
  const empty = await isEmpty(payload);
  if (!sample || !empty) {
    if (empty) await keepNote(payload, 'sample-records', { ...before, works: {} }, {});
    await keepNote(payload, 'brand-content-received', new Date().toISOString(), {});
    return;
  }
  const cases = readCases();
  const articles = readArticles();
  print(`Adding the sample content: ${cases.length} cases, ${articles.length} articles and their pictures …`);
  const req = await createLocalReq({}, payload);
  const editorConfig = await editorConfigFactory.fromEditor({ config: payload.config, editor: richTextEditor });
  const receipt = new Receipt({ works: {}, ...before });
  await initTransaction(req);
  try {
    const seeder = new Seeder(payload, req, receipt, (markdown) =>
      convertMarkdownToLexical({ editorConfig, markdown }),
    );
    const types = await seeder.list('client-types', readClientTypes());
    const categories = await seeder.list('article-categories', readArticleCategories());
    const authors = await seeder.authors();
    for (const record of cases) await seeder.work(record, types);
    for (const record of articles) await seeder.article(record, categories, authors);
    await seeder.jobs();
    await keepNote(payload, 'brand-content-received', new Date().toISOString(), req);
    await keepNote(payload, 'sample-records', receipt.note, req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
