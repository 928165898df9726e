import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { withReads } from '../cms/content-reads.ts';
import type { ContentSource } from '../content/source.ts';

/** A question that a page put to the content. */
interface Question {
  readonly ask: () => Promise<unknown>;
  /** Stands for the answer that the page was made from. */
  readonly print: string;
  /** The collections that were read for the answer; none for an answer of another host. */
  read: ReadonlySet<string>;
}

/** What a page was made from, as far as it is still known. */
export interface PageSources {
  /**
   * Asks anew whatever may be answered differently since one of these collections has changed. Rejects where there is no answer.
   *
   * @returns whether every answer is as it was, so that the page would come out as it did
   */
  readonly areStill: (changed: ReadonlySet<string>) => Promise<boolean>;
  /** The collections that were read for it. */
  readonly read: () => ReadonlySet<string>;
}

/** Of what is shared by all pages, facts and navigation, the print is taken once. */
const printsOfObjects = new WeakMap<object, string>();

/** @returns undefined where the answer holds what cannot be written down, a function for example */
function printOf(answer: unknown): string | undefined {
  const known = typeof answer === 'object' && answer !== null ? printsOfObjects.get(answer) : undefined;
  if (known) return known;
  let written: Buffer;
  try {
    written = serialize(answer);
  } catch {
    return undefined;
  }
  const print = createHash('sha1').update(written).digest('base64');
  if (typeof answer === 'object' && answer !== null) printsOfObjects.set(answer, print);
  return print;
}

const all = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(questions.flatMap(({ read }) => [...read]));

/** Passes a page's questions on to the content, and remembers them, so that a page need not be rendered to know that nothing of it has changed. */
export class PageReads {
  readonly #questions: Question[] = [];
  /** Questions without a print of an answer: being asked, failed, or answered by what has none. */
  #unanswered = 0;
  /** The content, for one rendering. */
  readonly content: ContentSource;

  constructor(content: ContentSource) {
    const questions: Readonly<Record<string, (...given: never[]) => Promise<unknown>>> = { ...content };
    const listening = Object.entries(questions).map(
      ([name, ask]) => [name, (...given: never[]) => this.#passOn(() => ask(...given))] as const,
    );
    // Every question of the content, with its own answer.
    this.content = Object.fromEntries(listening) as unknown as ContentSource;
  }

  async #passOn(ask: () => Promise<unknown>): Promise<unknown> {
    this.#unanswered += 1;
    const { value, read } = await withReads(ask);
    const print = printOf(value);
    if (print === undefined) return value;
    this.#questions.push({ ask, print, read });
    this.#unanswered -= 1;
    return value;
  }

  /**
   * @param read the collections that the whole rendering has read
   * @returns undefined where the page has read anything without asking for it here, or was made without an answer that has a print
   */
  sources(read: ReadonlySet<string>): PageSources | undefined {
    const questions = this.#questions;
    const asked = all(questions);
    if (this.#unanswered > 0 || [...read].some((tag) => !asked.has(tag))) return undefined;
    return {
      areStill: async (changed) => {
        for (const question of questions) {
          if (question.read.size > 0 && ![...question.read].some((tag) => changed.has(tag))) continue;
          const { value, read: now } = await withReads(question.ask);
          if (printOf(value) !== question.print) return false;
          question.read = now;
        }
        return true;
      },
      read: () => all(questions),
    };
  }
}
