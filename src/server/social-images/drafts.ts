import { LRUCache } from 'lru-cache';
import type { ContentSource } from '../../content/source.ts';
import { nameOf, type SocialImageFacts } from '../../social-images/facts.ts';
import { socialImageAt } from '../../social-images/of-site.ts';

const most = 50;

/** Milliseconds for which a draft's image is available after its page was rendered. */
const keptFor = 10 * 60_000;

/** Social images of drafts, drawn on demand and not stored. */
export class DraftSocialImages {
  readonly #draw: (facts: SocialImageFacts) => Promise<Buffer>;
  readonly #facts = new LRUCache<string, SocialImageFacts>({ max: most, ttl: keptFor });
  readonly #drawn = new LRUCache<string, Promise<Buffer>>({ max: most, ttl: keptFor });

  constructor(draw: (facts: SocialImageFacts) => Promise<Buffer>) {
    this.#draw = draw;
  }

  /**
   * Stores the facts of a page's image, since the name in the page's head does not contain them.
   */
  async note(content: ContentSource, page: string): Promise<void> {
    const facts = await socialImageAt(content, page);
    if (facts) this.#facts.set(nameOf(facts), facts);
  }

  /**
   * Returns undefined when no recent draft has this image.
   *
   * @throws when it cannot be drawn
   */
  async draw(name: string): Promise<Buffer | undefined> {
    const facts = this.#facts.get(name);
    if (!facts) return undefined;
    const drawing = this.#drawn.get(name) ?? this.#draw(facts);
    this.#drawn.set(name, drawing);
    drawing.catch(() => this.#drawn.delete(name));
    return drawing;
  }
}
