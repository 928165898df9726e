/**
 * Every kind of thing that the content API hands out has its own last digit, so that no id names
 * two of them.
 */
const kinds = {
  works: 1,
  insights: 2,
  clientType: 3,
  articleCategory: 4,
  authors: 5,
  media: 6,
  pages: 7,
} as const;

export type ElementKind = keyof typeof kinds;

/**
 * The id of a record in the API: Craft keeps all elements in one count, and programs written for it
 * rely on that.
 */
export const elementId = (kind: ElementKind, id: number): string => String(id * 10 + kinds[kind]);
