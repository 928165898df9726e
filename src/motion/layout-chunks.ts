/**
 * Splits an element into pieces that can be laid out separately. SVG is never split.
 *
 * @param most elements per piece; a phone must lay out a piece within its share of a frame
 */
export function layoutChunks(element: Element, most: number): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const isSmall = element.getElementsByTagName('*').length <= most;
  return isSmall ? [element] : [...element.children].flatMap((child) => layoutChunks(child, most));
}
