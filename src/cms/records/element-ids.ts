/** Last digit of ids by type, so that no two elements of the content API share an id. */
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
 * Id of a record in the API. Craft numbers all elements in one sequence, and its clients rely on
 * unique ids.
 */
export const elementId = (kind: ElementKind, id: number): string => String(id * 10 + kinds[kind]);
