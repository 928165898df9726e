import type { ContentTag } from '../../cms/revalidation/change-tokens.ts';
import { recordReads, withReads } from '../../cms/revalidation/content-reads.ts';

interface Read {
  readonly reading: Promise<{ readonly value: unknown; readonly read: ReadonlySet<ContentTag> }>;
  /** Collections that were read; undefined while reading. */
  tags: ReadonlySet<ContentTag> | undefined;
}

/**
 * Memoises reads that most pages share, such as facts and navigation, until one of their
 * collections changes; without it a rendering takes twice as long. A memoised value counts as a
 * read of its collections.
 */
export class MemoisedReads {
  readonly #reads = new Map<string, Read>();

  /** @param name key of the value, unique per reader */
  readonly memoise =
    <Value>(name: string, read: () => Promise<Value>) =>
    async (): Promise<Value> => {
      const { value, read: tags } = await (this.#reads.get(name) ?? this.#begin(name, read)).reading;
      recordReads(tags);
      // Each name has one type of value.
      return value as Value;
    };

  #begin(name: string, read: () => Promise<unknown>): Read {
    const begun: Read = { reading: withReads(read), tags: undefined };
    this.#reads.set(name, begun);
    begun.reading.then(
      (done) => {
        begun.tags = done.read;
      },
      // Failures are not memoised.
      () => {
        if (this.#reads.get(name) === begun) this.#reads.delete(name);
      },
    );
    return begun;
  }

  /** Drops values of these collections, and all running reads. */
  invalidate(changed: ReadonlySet<string>): void {
    for (const [name, { tags }] of this.#reads)
      if (tags === undefined || [...tags].some((tag) => changed.has(tag))) this.#reads.delete(name);
  }
}
