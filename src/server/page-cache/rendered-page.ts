/** A page as Astro rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Collections that were read for it. */
  readonly read: ReadonlySet<string>;
}

/** Statuses that are cached: 200 and 410. */
const lasting: ReadonlySet<number> = new Set([200, 410]);

/** Lifetime of a page in ms, from its header; undefined for one that is not cached. */
export function lifetimeOf({ status, headers }: RenderedPage): number | undefined {
  const seconds = /\bmax-age=(\d+)/.exec(headers['cdn-cache-control'] ?? '')?.[1];
  return !lasting.has(status) || seconds === undefined ? undefined : Number(seconds) * 1000;
}
