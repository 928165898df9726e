import type { Picture } from '../../domain/picture.ts';

export interface HoverRow {
  /** Title of one or a few words. */
  readonly title: string;
  /** Short label beside the text. */
  readonly tag?: string;
  readonly text: string;
  /** Picture of the active row; on narrow windows every row shows its own. */
  readonly picture: Picture;
  /** Link of the row. */
  readonly href?: string;
  /** Halves of the title in the `split` variant; by default split at its space or middle. */
  readonly halves?: readonly [string, string];
}
