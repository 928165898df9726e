/** A picture drawn as SVG. */
export interface Drawing {
  /** Where it lands, below the folder of the site's pictures: `team/managing-director`. */
  readonly name: string;
  /** The drawing's own units; also its size in CSS pixels at its largest use. */
  readonly width: number;
  readonly height: number;
  /** Markup inside the `<svg>` element: shapes only, no text elements (outline letters with `outline.ts`). */
  readonly body: string;
  /** The smallest part that a crop must keep, as shares (0 to 1) of width and height; the middle when absent. */
  readonly focus?: readonly [x: number, y: number];
}
