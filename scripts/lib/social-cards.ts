/** The social pictures that are the brand's, and of no page. */
import { CardPress } from '../../src/cards/draw.ts';
import { defaultCardPath, previewCardPath } from '../../src/cards/facts.ts';
import { defaultCard, previewCard } from '../../src/cards/kinds.ts';

/** By the name of the file. */
export async function socialCards(): Promise<Readonly<Record<string, Buffer>>> {
  const press = new CardPress(async (url) => {
    throw new Error(`The brand's own cards show no picture, and so not ${url}.`);
  });
  return {
    [defaultCardPath]: await press.draw(defaultCard),
    [previewCardPath]: await press.draw(previewCard),
  };
}
