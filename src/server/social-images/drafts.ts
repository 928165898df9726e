import { LRUCache } from 'lru-cache';
import type { ContentSource } from '../../content/source.ts';
import { nameOf, type SocialImageFacts } from '../../social-images/facts.ts';
import { socialImageAt } from '../../social-images/of-site.ts';

const most = 50;

/** Milliseconds for which the image of a draft can be looked at after its page was. */
const keptFor = 10 * 60_000;

/** Social images of drafts: drawn when an editor looks at them, and not stored. */
export class DraftSocialImages {
  readonly #draw: (facts: SocialImageFacts) => Promise<Buffer>;
  readonly #facts = new LRUCache<string, SocialImageFacts>({ max: most, ttl: keptFor });
  readonly #drawn = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: keptFor });

  constructor(draw: (facts: SocialImageFacts) => Promise<Buffer>) {
    this.#draw = draw;
  }

  /**
   * Notes what the image of a page shows: from its name, which the page's head has, it cannot be
   * told.
   */
  async note(content: ContentSource, page: string): Promise<void> {
    const facts = await socialImageAt(content, page);
    if (facts) this.#facts.set(nameOf(facts), facts);
  }

  /** Undefined for one that no draft has named lately. @throws when it cannot be drawn */
  async draw(name: string): Promise<Buffer | undefined> {
    const facts = this.#facts.get(name);
    if (!facts) return undefined;
    const drawing = this.#drawn.get(name) ?? this.#draw(facts);
    this.#drawn.set(name, drawing);
    drawing.catch(() => this.#drawn.delete(name));
    return drawing;
  }
}
