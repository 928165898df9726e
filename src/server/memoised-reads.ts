import { noteReads, withReads } from '../cms/content-reads.ts';
import type { ContentTag } from '../cms/content-stamp.ts';

interface Read {
  readonly reading: Promise<{ readonly value: unknown; readonly read: ReadonlySet<ContentTag> }>;
  /** The collections that were read; undefined while the reading lasts. */
  tags: ReadonlySet<ContentTag> | undefined;
}

/**
 * Memoises what most pages read, facts and navigation above all, until one of the collections that
 * were read changes. Reading them for each page would double the time of a rendering. A page that
 * is given a memoised value counts as having read those collections.
 */
export class MemoisedReads {
  readonly #reads = new Map<string, Read>();

  /** @param name the same for the same reading */
  readonly memoise =
    <Value>(name: string, read: () => Promise<Value>) =>
    async (): Promise<Value> => {
      const { value, read: tags } = await (this.#reads.get(name) ?? this.#begin(name, read)).reading;
      noteReads(tags);
      // Under one name lies one kind of value.
      return value as Value;
    };

  #begin(name: string, read: () => Promise<unknown>): Read {
    const begun: Read = { reading: withReads(read), tags: undefined };
    this.#reads.set(name, begun);
    begun.reading.then(
      (done) => {
        begun.tags = done.read;
      },
      // A failure is not kept.
      () => {
        if (this.#reads.get(name) === begun) this.#reads.delete(name);
      },
    );
    return begun;
  }

  /** Forgets what was read from one of these collections, and what is being read now. */
  invalidate(changed: ReadonlySet<string>): void {
    for (const [name, { tags }] of this.#reads)
      if (tags === undefined || [...tags].some((tag) => changed.has(tag))) this.#reads.delete(name);
  }
}
