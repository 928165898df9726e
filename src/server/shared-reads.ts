import { noteReads, withReads } from '../cms/content-reads.ts';
import type { ContentTag } from '../cms/content-stamp.ts';

interface Kept {
  readonly reading: Promise<{ readonly value: unknown; readonly read: ReadonlySet<ContentTag> }>;
  /** The collections that it was read from; known when it has been read. */
  read: ReadonlySet<ContentTag> | undefined;
}

/**
 * Keeps what many pages are made of, facts and navigation, until one of the collections changes that it was read from. A page that
 * is given what was kept counts as having read those collections itself.
 */
export class SharedReads {
  readonly #kept = new Map<string, Kept>();

  /** @param name of what is read; the same for the same */
  readonly share =
    <Value>(name: string, read: () => Promise<Value>) =>
    async (): Promise<Value> => {
      const { reading } = this.#kept.get(name) ?? this.#begin(name, read);
      const { value, read: from } = await reading;
      noteReads(from);
      // Of this name nothing else is ever read.
      return value as Value;
    };

  #begin(name: string, read: () => Promise<unknown>): Kept {
    const reading = withReads(read);
    const kept: Kept = { reading, read: undefined };
    this.#kept.set(name, kept);
    reading.then(
      (done) => {
        kept.read = done.read;
      },
      // A failure is not kept.
      () => {
        if (this.#kept.get(name) === kept) this.#kept.delete(name);
      },
    );
    return kept;
  }

  /** Forgets what was read from one of these collections, and what is being read: it may show what is gone. */
  invalidate(tags: ReadonlySet<string>): void {
    for (const [name, { read }] of this.#kept)
      if (read === undefined || [...read].some((tag) => tags.has(tag))) this.#kept.delete(name);
  }
}
