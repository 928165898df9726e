/** Raised when content cannot be had: the database or the content host is away, or answers with nonsense. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
}

/** One of the named operations of `queries.ts`. */
export interface Operation {
  readonly name: string;
  readonly document: string;
  /** The same without the fields that only our own content API has. */
  readonly plainDocument: string;
}

/**
 * Runs one named operation and gives its data, in this process or over HTTP; pages do not know which.
 *
 * @throws {ContentUnavailableError} when there is no answer, or the answer holds errors.
 */
type RunQuery = (operation: Operation, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Where pages get content from. */
export interface ContentSource {
  readonly runQuery: RunQuery;
  /** The rows of `GET /api/jobs.json`. */
  readonly readJobs: () => Promise<unknown>;
  /** The public origin of this site, for example `https://www.signalnine.example`. */
  readonly siteOrigin: string;
  /** The origin of the content system, which must not show in a page's head; the same as `siteOrigin` in one process. */
  readonly contentOrigin: string;
}
