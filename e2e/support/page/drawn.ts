import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/**
 * Whether an element shows a drawing: ink on a ground, and neither an empty area nor a block of
 * ink.
 */
export async function isDrawn(element: Locator): Promise<boolean> {
  const grey = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const dark = grey.filter((value) => value < 128).length / grey.length;
  // The screenshot may include a seam of the ground.
  return Math.min(dark, 1 - dark) > 0.1;
}
