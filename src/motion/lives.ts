/** Mounted elements, with the controller that stops their listeners and timers. */
const lives = new Map<Element, AbortController>();

/**
 * Signal that aborts once an element has left the page; for listeners outside of it, and timers.
 */
export function lifeOf(element: Element): AbortSignal {
  const life = lives.get(element) ?? new AbortController();
  lives.set(element, life);
  return life.signal;
}

/** Aborts the signals of elements that have left the page. */
export function endLivesOfGone(): void {
  for (const [element, life] of lives) {
    if (element.isConnected) continue;
    lives.delete(element);
    life.abort();
  }
}
