/** What is removed by its age; the panel and the commands name them by these words. */
export const removalNames = {
  enquiries: 'Enquiries and applications',
  figures: 'Rows of figures',
  trash: 'Records in the trash',
} as const;

export type RemovalKind = keyof typeof removalNames;

export const removalKinds = Object.keys(removalNames) as readonly RemovalKind[];

/** Rows of one kind whose time is over at a moment. */
export interface Expiring {
  readonly kind: RemovalKind;
  readonly now: Date;
  /** How many of them there are, and how many rows in all. */
  readonly count: () => Promise<{ readonly expired: number; readonly all: number }>;
  /** When the newest row was written; undefined where there is none. */
  readonly newest: () => Promise<Date | undefined>;
  /** Removes them. @returns how many rows were removed */
  readonly remove: () => Promise<number>;
}
