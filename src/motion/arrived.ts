/** Reports inserted nodes with `data-motion`, so that `start.ts` mounts their client modules. */
export function wakeArrived(nodes: Iterable<Element>): void {
  for (const node of nodes)
    for (const moved of [...(node.matches('[data-motion]') ? [node] : []), ...node.querySelectorAll('[data-motion]')])
      moved.dispatchEvent(new Event('arrived', { bubbles: true }));
}
