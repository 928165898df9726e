/**
 * Brings one element to life. Listeners on the element or below it go when it goes; others, and
 * what repeats, end with `gone`.
 */
export type Wake = (element: HTMLElement, gone: AbortSignal) => void;

const selectorOf = (name: string): string => `[data-part~="${name}"]`;

/** Finds the parts of a section by the names that it has given them, in a `.parts.ts` beside it. */
export const partsOf = <Name extends string>() => ({
  part: <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: Name): Kind | null =>
    element.querySelector<Kind>(selectorOf(name)),
  parts: <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: Name): Kind[] => [
    ...element.querySelectorAll<Kind>(selectorOf(name)),
  ],
  /** For whatever else takes a selector. */
  selector: (name: Name): string => selectorOf(name),
});

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Nothing is fetched that nobody has asked for: what `Save-Data` says, and the same wish in the
 * system's settings.
 */
export const savesData = (): boolean =>
  Boolean((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** The specification's line between telephones and tablets, and the rest. */
export const isNarrow = (): boolean => matchMedia('(width <= 1024px)').matches;
