import type { Picture } from '../../shared/picture.ts';

export interface HoverRow {
  /** The word, or few words, that the row is made of. */
  readonly title: string;
  /** A short label beside the text. */
  readonly tag?: string;
  readonly text: string;
  /**
   * What comes up while the row is pointed at or focused; on narrow windows it stands in the row.
   */
  readonly picture: Picture;
  /** Where the row leads, if anywhere. */
  readonly href?: string;
  /** Where the word parts, in the `split` look; otherwise at its space, or in its middle. */
  readonly halves?: readonly [string, string];
}
