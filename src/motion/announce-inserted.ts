/** Reports inserted nodes with `data-motion`; `mount-modules.ts` mounts their client modules. */
export function announceInserted(nodes: Iterable<Element>): void {
  for (const node of nodes)
    for (const moved of [...(node.matches('[data-motion]') ? [node] : []), ...node.querySelectorAll('[data-motion]')])
      moved.dispatchEvent(new Event('module-inserted', { bubbles: true }));
}
