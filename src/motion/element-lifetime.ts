/** Mounted elements, with the controller that stops their listeners and timers. */
const controllers = new Map<Element, AbortController>();

/**
 * Signal that aborts once an element has left the page; for listeners outside of it, and timers.
 */
export function lifetimeOf(element: Element): AbortSignal {
  const controller = controllers.get(element) ?? new AbortController();
  controllers.set(element, controller);
  return controller.signal;
}

/** Aborts the signals of elements that have left the page. */
export function abortRemoved(): void {
  for (const [element, controller] of controllers) {
    if (element.isConnected) continue;
    controllers.delete(element);
    controller.abort();
  }
}
