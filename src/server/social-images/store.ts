import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PictureStore } from '../../cms/media/sizes/store.ts';
import type { ContentSource } from '../../content/source.ts';
import { type Language, languageAt, withoutPrefix, withPrefix } from '../../domain/languages.ts';
import { limitConcurrency } from '../../lib/limit-concurrency.ts';
import { isSocialImageName, nameOf, type SocialImageFacts, socialImageType } from '../../social-images/facts.ts';
import { socialImageAt } from '../../social-images/of-site.ts';

/**
 * Milliseconds for which earlier images of a page are kept: messengers cache pages that refer to
 * them.
 */
const keptFor = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds before a failed image is drawn again. */
const rest = 10 * 60_000;
/** Length of the drawing queue; further requests get the default image. */
const mostWaiting = 20;

export interface SocialImagesOptions {
  readonly store: PictureStore;
  /** Content in a language. */
  readonly contentIn: (language: Language) => ContentSource;
  readonly draw: (facts: SocialImageFacts) => Promise<Buffer>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => number;
}

/** File name prefix of a page's images, by which earlier ones are found. */
const prefixOf = (page: string): string =>
  `social-image-${createHash('sha256').update(page).digest('hex').slice(0, 12)}-`;

/** Social images of published pages, drawn on first request and stored beside the pictures. */
export class SocialImages {
  readonly #options: SocialImagesOptions;
  readonly #inTurn = limitConcurrency(1);
  readonly #drawing = new Map<string, Promise<Buffer>>();
  readonly #failed = new LRUCache<string, true>({ max: 500, ttl: rest });

  constructor(options: SocialImagesOptions) {
    this.#options = options;
  }

  /**
   * @param page address of a page, such as `/work/tai-ping`
   * @param name of the image, as the page's head has it
   * @returns undefined when the page is gone, never had this image, or it cannot be drawn
   * @throws when the content cannot be read
   */
  async read(page: string, name: string): Promise<Buffer | undefined> {
    if (!isSocialImageName(name)) return undefined;
    const language = languageAt(page);
    const path = withoutPrefix(page, language);
    // Another spelling of the address would be drawn and stored again.
    if (withPrefix(path, language) !== page) return undefined;
    const facts = await socialImageAt(this.#options.contentIn(language), path);
    if (!facts) return undefined;
    const file = prefixOf(page) + name;
    // A missing file and an unavailable store are treated alike: the image is drawn.
    const stored = await this.#options.store.read(file).catch(() => undefined);
    if (stored || nameOf(facts) !== name || this.#failed.has(file)) return stored;
    return this.#drawOnce(page, file, facts);
  }

  async #drawOnce(page: string, file: string, facts: SocialImageFacts): Promise<Buffer | undefined> {
    if (!this.#drawing.has(file)) {
      if (this.#drawing.size >= mostWaiting) return undefined;
      const drawing = this.#inTurn(() => this.#options.draw(facts));
      this.#drawing.set(file, drawing);
      drawing
        .then(
          (bytes) => this.#keep(page, file, bytes),
          (err) => {
            this.#failed.set(file, true);
            this.#options.log.warn({ err, page }, `The social image of ${page} could not be drawn.`);
          },
        )
        .finally(() => this.#drawing.delete(file));
    }
    return this.#drawing.get(file)?.catch(() => undefined);
  }

  async #keep(page: string, file: string, bytes: Buffer): Promise<void> {
    const { store, log, now = Date.now } = this.#options;
    try {
      await store.write(file, bytes, socialImageType(file));
      for (const [other, written] of await store.list(prefixOf(page)))
        if (other !== file && now() - written.getTime() > keptFor) await store.remove(other);
    } catch (err) {
      log.warn({ err, page }, `The social image of ${page} could not be kept.`);
    }
  }
}
