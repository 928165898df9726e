import type { Payload } from 'payload';
import { firstLanguage, languageAt, withoutPrefix } from '../../domain/languages.ts';
import { addressOf } from '../admin/shell/site-address.ts';
import { readFacts } from './read-facts.ts';
import { titleIn } from './record-titles.ts';

/** Collections with a page for each record: field of the address, and of the title. */
const collections = [
  ['pages', 'path', 'title'],
  ['works', 'slug', 'title'],
  ['insights', 'slug', 'title'],
  ['jobs', 'slug', 'job'],
] as const;

/**
 * Titles of published pages by path. A path of another language has the title of the first one, and
 * the name of the language.
 * Every account may read them, as every visitor does.
 */
export async function publishedTitles(
  payload: Payload,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const bare = new Map(paths.map((path) => [path, withoutPrefix(path, languageAt(path))]));
  const asked = {
    path: [...new Set(bare.values())],
    slug: [...new Set([...bare.values()].map((path) => path.slice(path.lastIndexOf('/') + 1)))],
  };
  const facts = await readFacts(payload);
  const titles = new Map<string, string>();
  for (const [collection, address, name] of collections) {
    const { docs } = await payload.find({
      collection,
      where: { and: [{ [address]: { in: asked[address] } }, { _status: { equals: 'published' } }] },
      select: { [address]: true, [name]: true, _status: true },
      pagination: false,
      depth: 0,
      overrideAccess: true,
    });
    for (const doc of docs) {
      const title = new Map<string, unknown>(Object.entries(doc)).get(name);
      const path = addressOf(collection, doc);
      if (path !== undefined && typeof title === 'string') titles.set(path, titleIn(title, facts));
    }
  }
  return new Map(
    [...bare].flatMap(([path, address]): [string, string][] => {
      const title = titles.get(address);
      const language = languageAt(path);
      if (!title) return [];
      return [[path, language === firstLanguage ? title : `${title} (${language.name})`]];
    }),
  );
}
