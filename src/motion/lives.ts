/** What was woken in this page, and what ends with it. */
const lives = new Map<Element, AbortController>();

/** Ends once an element has left the page: for what listens above it or repeats. */
export function lifeOf(element: Element): AbortSignal {
  const life = lives.get(element) ?? new AbortController();
  lives.set(element, life);
  return life.signal;
}

/** Ends what belongs to elements that have left the page. */
export function endLivesOfGone(): void {
  for (const [element, life] of lives) {
    if (element.isConnected) continue;
    lives.delete(element);
    life.abort();
  }
}
