/**
 * An element in pieces that can each be laid out by themselves; what is drawn in one piece stays
 * one.
 *
 * @param most elements in a piece: as many as a telephone lays out within its share of a frame
 */
export function portionsOf(element: Element, most: number): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const isSmall = element.getElementsByTagName('*').length <= most;
  return isSmall ? [element] : [...element.children].flatMap((child) => portionsOf(child, most));
}
