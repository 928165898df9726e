import { firstLanguage } from '../../../src/domain/languages.ts';
import { defaultImagePath, previewImagePath } from '../../../src/social-images/facts.ts';
import { SocialImageRenderer } from '../../../src/social-images/renderer.ts';
import { defaultImage, previewImage } from '../../../src/social-images/templates.ts';

/** Social images of the brand, which belong to no page, by file name. */
export async function brandSocialImages(): Promise<Readonly<Record<string, Buffer>>> {
  const renderer = new SocialImageRenderer(async (url) => {
    throw new Error(`The brand's own social images show no picture, and so not ${url}.`);
  });
  return {
    [defaultImagePath]: await renderer.draw(defaultImage(firstLanguage)),
    [previewImagePath]: await renderer.draw(previewImage(firstLanguage)),
  };
}
