import { setTimeout as pause } from 'node:timers/promises';
import type { Ledger } from '../../benchmarks/faults/visitor.ts';
import { ask, nextForm, reasonOf, sendForm, type Target } from './visitor.ts';

/** Pages a second, and every so many of them a form. */
const rate = 50;
const formEvery = 10;
/** Questions after which it ends by itself. */
const mostQuestions = 15_000;
/** Milliseconds between two tries of one visitor. */
const patience = 500;

export interface Counts {
  pages: number;
  forms: number;
  /** Tries beyond the first. */
  repeated: number;
  /** What no try brought: a few of them, in words. */
  readonly lost: string[];
}

export interface Load {
  /** Sends no more, waits for what is under way, and gives what was counted. */
  readonly stop: () => Promise<Counts>;
}

/** How often each visitor tries before they give up; a form is sent for longer, for it would be lost. */
export interface Tries {
  readonly page: number;
  readonly form: number;
}

/** Visitors who ask for pages that the site keeps and send forms, at an even pace whatever becomes of those before. */
export function startLoad(target: Target, paths: readonly string[], ledger: Ledger, tries: Tries): Load {
  const counts: Counts = { pages: 0, forms: 0, repeated: 0, lost: [] };
  const underWay = new Set<Promise<void>>();
  let running = true;

  async function untilAnswered(what: string, most: number, once: () => Promise<number | string>): Promise<void> {
    let status: number | string = 'never asked';
    for (let turn = 0; turn < most; turn += 1) {
      if (turn > 0) {
        counts.repeated += 1;
        await pause(patience);
      }
      status = await once();
      if (status === 200) return;
    }
    counts.lost.push(`${what} ${status}`);
  }

  async function page(path: string): Promise<number | string> {
    try {
      return (await ask(target, { path })).status;
    } catch (error) {
      // Cut off or refused: it counts as no answer.
      return reasonOf(error);
    }
  }

  const sending = (async () => {
    const begun = performance.now();
    for (let sent = 0; running && sent < mostQuestions; await pause(5)) {
      while (running && sent < ((performance.now() - begun) / 1000) * rate) {
        sent += 1;
        const one = (() => {
          if (sent % formEvery === 0) {
            counts.forms += 1;
            const form = nextForm();
            return untilAnswered('form', tries.form, () => sendForm(target, form, ledger));
          }
          counts.pages += 1;
          const path = paths[sent % paths.length] ?? '/';
          return untilAnswered(path, tries.page, () => page(path));
        })();
        underWay.add(one);
        one.finally(() => underWay.delete(one));
      }
    }
  })();
  return {
    stop: async () => {
      running = false;
      await sending;
      await Promise.all(underWay);
      return counts;
    },
  };
}

export const inWords = ({ pages, forms, repeated, lost }: Counts): string =>
  `${pages} pages and ${forms} forms, ${repeated} repeated, ${lost.length} lost${lost.length > 0 ? ` (${[...new Set(lost)].slice(0, 4).join(', ')})` : ''}`;
