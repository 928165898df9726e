import { z } from 'zod';
import type { CraftHost } from '../../content/craft/host.ts';
import type { Operation } from '../../content/craft/queries.ts';

/** What every entry of Craft has, of whichever section. */
const document = `query moveIn($section: [String], $limit: Int, $offset: Int) {
  entries(section: $section, limit: $limit, offset: $offset) { slug postDate }
  entryCount(section: $section)
}`;

const moveIn: Operation = { name: 'moveIn', document, plainDocument: document };

/** Entries that are asked for at once. */
const atOnce = 100;

const shape = z.object({
  entries: z.array(z.object({ slug: z.string().min(1), postDate: z.string() })),
  entryCount: z.number().int(),
});

export type FoundEntry = z.output<typeof shape>['entries'][number];

/** Every published entry of a section, newest first. */
export async function entriesOf(host: CraftHost, section: 'works' | 'insights'): Promise<FoundEntry[]> {
  const found: FoundEntry[] = [];
  for (;;) {
    const variables = { section: [section], limit: atOnce, offset: found.length };
    const { entries, entryCount } = shape.parse(await host.runQuery(moveIn, variables));
    found.push(...entries);
    if (entries.length === 0 || found.length >= entryCount) return found;
  }
}
