/** Author of a version, stored in each one; ids of accounts, which may have been deleted since. */
export interface VersionAuthor {
  readonly by?: number | null;
  /** Account that requested a review. */
  readonly askedBy?: number | null;
  readonly askedAt?: string | null;
}
