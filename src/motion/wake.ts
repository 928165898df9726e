/** Brings one element to life. Listeners sit on the element or below it, so they go when it goes. */
export type Wake = (element: HTMLElement) => void;

/** A part of a section by its role in the script: `data-part="next"`. */
export const part = <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: string): Kind | null =>
  element.querySelector<Kind>(`[data-part~="${name}"]`);

export const parts = <Kind extends HTMLElement = HTMLElement>(element: ParentNode, name: string): Kind[] => [
  ...element.querySelectorAll<Kind>(`[data-part~="${name}"]`),
];

export const prefersStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The specification's line between telephones and tablets, and the rest. */
export const isNarrow = (): boolean => matchMedia('(width <= 1024px)').matches;
