/** Every kind of thing that the content API hands out has its own last digit, so that no id names two of them. */
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

/** The id of a record in the API: Craft keeps all elements in one count, and programs written for it rely on that. */
export const elementId = (kind: ElementKind, id: number): string => String(id * 10 + kinds[kind]);

/** The record of this kind that an id of the API names; undefined when it names none. */
export function recordId(kind: ElementKind, id: string): number | undefined {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN;
  return number % 10 === kinds[kind] ? Math.floor(number / 10) : undefined;
}
