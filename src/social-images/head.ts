import {
  defaultImagePath,
  previewImagePath,
  type SocialImageFacts,
  socialImagePath,
  socialImageSize,
  socialImageType,
} from './facts.ts';
import { defaultImage, previewImage } from './templates.ts';

/**
 * What an image shows, in words: those of an editor's own picture, else its title, as all that can
 * be read of it at the size of a message.
 */
const altOf = ({ own, title }: SocialImageFacts): string => own?.alt ?? title.replaceAll('/ ', ' ');

interface Asked {
  /** Address of the page; what follows a question mark does not count. */
  readonly page: string;
  /** Undefined for a page without an image of its own. */
  readonly facts: SocialImageFacts | undefined;
  readonly site: URL | undefined;
  /** Of drafts nothing is told: messengers keep what they were given. */
  readonly draft: boolean;
  /** What the site calls the agency in words. What is drawn of its name stays. */
  readonly name: string;
}

/** What a page's head says of its social picture. */
export function socialPicture({ page, facts, site, draft, name }: Asked) {
  const path = draft ? previewImagePath : facts ? socialImagePath(page.replace(/\?.*$/, ''), facts) : defaultImagePath;
  const shown = draft ? previewImage : (facts ?? { ...defaultImage, title: name });
  return [
    { property: 'og:image', content: new URL(path, site).href },
    { property: 'og:image:type', content: socialImageType(path) },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: altOf(shown) },
  ];
}
