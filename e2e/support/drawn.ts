import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/**
 * Whether something is drawn in an element: ink on one ground, and neither nothing nor a block of
 * ink.
 */
export async function isDrawn(element: Locator): Promise<boolean> {
  const grey = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const dark = grey.filter((value) => value < 128).length / grey.length;
  // Its box may have a seam of the ground around it.
  return Math.min(dark, 1 - dark) > 0.1;
}
