/** How many elements a telephone lays out within its share of a frame. */
const portion = 40;

/** An element in pieces that can each be laid out by themselves; what is drawn in one piece stays one. */
export function portionsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  return element.getElementsByTagName('*').length > portion ? [...element.children].flatMap(portionsOf) : [element];
}
