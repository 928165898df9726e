import { type CardFacts, cardPath, cardSize, cardType, defaultCardPath, previewCardPath } from './facts.ts';
import { defaultCard, previewCard } from './kinds.ts';

/** What a card shows, in words: those of an editor's own picture, else its title, as all that can be read of it at the size of a message. */
const altOf = ({ own, title }: CardFacts): string => own?.alt ?? title.replaceAll('/ ', ' ');

interface Asked {
  /** Undefined for a page without a card of its own. */
  readonly facts: CardFacts | undefined;
  readonly site: URL | undefined;
  /** Of drafts nothing is told: messengers keep what they were given. */
  readonly draft: boolean;
  /** What the site calls the agency in words. What is drawn of its name stays. */
  readonly name: string;
}

/** What a page's head says of its social picture. */
export function socialPicture({ facts, site, draft, name }: Asked) {
  const path = draft ? previewCardPath : facts ? cardPath(facts) : defaultCardPath;
  const shown = draft ? previewCard : (facts ?? { ...defaultCard, title: name });
  return [
    { property: 'og:image', content: new URL(path, site).href },
    { property: 'og:image:type', content: cardType(path) },
    { property: 'og:image:width', content: String(cardSize.width) },
    { property: 'og:image:height', content: String(cardSize.height) },
    { property: 'og:image:alt', content: altOf(shown) },
  ];
}
