/** A page as Astro rendered it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The collections that were read for it. */
  readonly read: ReadonlySet<string>;
}

/** Statuses that are cached: a page, or that there was one. */
const lasting: ReadonlySet<number> = new Set([200, 410]);

/** Ms for which a page says that it is true; undefined for one that is not to be cached. */
export function lifeOf({ status, headers }: RenderedPage): number | undefined {
  const seconds = /\bmax-age=(\d+)/.exec(headers['cdn-cache-control'] ?? '')?.[1];
  return !lasting.has(status) || seconds === undefined ? undefined : Number(seconds) * 1000;
}
