import { LRUCache } from 'lru-cache';
import { CardPress, type ReadPicture } from '../../cards/draw.ts';
import { type CardFacts, cardName } from '../../cards/facts.ts';
import { cardAt } from '../../cards/of-site.ts';
import type { ContentSource } from '../../content/source.ts';

const most = 50;

/** Milliseconds for which the card of a draft can be looked at after its page was. */
const keptFor = 10 * 60_000;

/** Social pictures of drafts, as they will be: drawn when an editor looks at them, and kept nowhere. */
export class DraftCards {
  readonly #press: CardPress;
  readonly #facts = new LRUCache<string, CardFacts>({ max: most, ttl: keptFor });
  readonly #drawn = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: keptFor });

  constructor(read: ReadPicture) {
    this.#press = new CardPress(read);
  }

  /** Notes what the card of a page shows: its name alone, which the page's head says, tells nobody. */
  async note(content: ContentSource, path: string): Promise<void> {
    const facts = await cardAt(content, path);
    if (facts) this.#facts.set(cardName(facts), facts);
  }

  /** Undefined for one that no draft has named lately. @throws when it cannot be drawn */
  async draw(name: string): Promise<Buffer | undefined> {
    const facts = this.#facts.get(name);
    if (!facts) return undefined;
    const drawing = this.#drawn.get(name) ?? this.#press.draw(facts);
    this.#drawn.set(name, drawing);
    drawing.catch(() => this.#drawn.delete(name));
    return drawing;
  }
}
