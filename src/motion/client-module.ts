/**
 * Mounts a client module on an element. Listeners on the element need no clean-up; listeners
 * outside of it, and timers, must stop with `gone`.
 */
export type Mount = (element: HTMLElement, gone: AbortSignal) => void;

const selectorOf = (name: string): string => `[data-part~="${name}"]`;

/** Finds the parts of a section by name. */
export const partsOf = <Name extends string>() => ({
  part: <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: Name): Kind | null =>
    element.querySelector<Kind>(selectorOf(name)),
  parts: <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: Name): Kind[] => [
    ...element.querySelectorAll<Kind>(selectorOf(name)),
  ],
  /** Selector of a part, for `closest`, `matches` and the like. */
  selector: (name: Name): string => selectorOf(name),
});

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the visitor wants to save data: `Save-Data`, or the setting of the operating system. */
export const savesData = (): boolean =>
  Boolean((navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData) ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Whether the window is at most 1024 px wide, the specification's limit for phones and tablets. */
export const isNarrow = (): boolean => matchMedia('(width <= 1024px)').matches;
