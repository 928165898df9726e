/** Data removed by age; panel and commands use these names. */
export const removalNames = {
  enquiries: 'Enquiries and applications',
  figures: 'Rows of figures',
  reviews: 'Comments on drafts',
  trash: 'Records in the trash',
} as const;

export type RemovalKind = keyof typeof removalNames;

export const removalKinds = Object.keys(removalNames) as readonly RemovalKind[];

/** Expired rows of one type at a given time. */
export interface Expiring {
  readonly kind: RemovalKind;
  readonly now: Date;
  /** Number of expired rows, and of all rows. */
  readonly count: () => Promise<{ readonly expired: number; readonly all: number }>;
  /** Time of the newest row; undefined where there is none. */
  readonly newest: () => Promise<Date | undefined>;
  /**
   * Removes them.
   *
   * @returns the number of removed rows
   */
  readonly remove: () => Promise<number>;
}
