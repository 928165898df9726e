import { type Language, withPrefix } from '../domain/languages.ts';
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
 * Alternative text: that of an editor's picture, else the title, the only legible text at thumbnail
 * size.
 */
const altOf = ({ own, title }: SocialImageFacts): string => own?.alt ?? title.replaceAll('/ ', ' ');

interface Asked {
  /** Address of the page; its query is ignored. */
  readonly page: string;
  /** Undefined for a page without an image of its own. */
  readonly facts: SocialImageFacts | undefined;
  readonly site: URL | undefined;
  /** Hides the content of drafts, because messengers cache previews. */
  readonly draft: boolean;
  readonly language: Language;
  /** Name of the agency for the alternative text; the drawn name does not change. */
  readonly name: string;
}

/** Open Graph tags of a page's social image. */
export function socialPicture({ page, facts, site, draft, language, name }: Asked) {
  const path = draft
    ? previewImagePath
    : facts
      ? socialImagePath(withPrefix(page.replace(/\?.*$/, ''), language), facts)
      : defaultImagePath;
  const shown = draft ? previewImage(language) : (facts ?? { ...defaultImage(language), title: name });
  return [
    { property: 'og:image', content: new URL(path, site).href },
    { property: 'og:image:type', content: socialImageType(path) },
    { property: 'og:image:width', content: String(socialImageSize.width) },
    { property: 'og:image:height', content: String(socialImageSize.height) },
    { property: 'og:image:alt', content: altOf(shown) },
  ];
}
