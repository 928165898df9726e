import type { PageSources } from './page-reads.ts';

/** A page as Astro rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The collections that were read for it. */
  readonly read: ReadonlySet<string>;
  /** What it was made from; undefined where that cannot be asked for again. */
  readonly sources?: PageSources | undefined;
}

/** What is kept: a page, or that there was one. */
const lasting: ReadonlySet<number> = new Set([200, 410]);

/** Milliseconds that a page says it is true for; undefined where it is not to be kept. */
export function lifeOf({ status, headers }: RenderedPage): number | undefined {
  const seconds = /\bmax-age=(\d+)/.exec(headers['cdn-cache-control'] ?? '')?.[1];
  return !lasting.has(status) || seconds === undefined ? undefined : Number(seconds) * 1000;
}
