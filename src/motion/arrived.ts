/** What moves in what has just come into the page is woken like that of a new page. */
export function wakeArrived(nodes: Iterable<Element>): void {
  for (const node of nodes)
    for (const moved of [...(node.matches('[data-motion]') ? [node] : []), ...node.querySelectorAll('[data-motion]')])
      moved.dispatchEvent(new Event('arrived', { bubbles: true }));
}
