/** Wordmark of a client or partner. */
export interface Mark {
  /** Unique name. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Address of a drawing or picture. */
  readonly url: string;
  /** Drawings take the colour of the text; pictures have their own. */
  readonly ink: 'text' | 'own';
}

/**
 * Returns the scale at which wordmarks look equally large: about the same area, within limits of
 * width and height.
 */
export function opticalScale(width: number, height: number): number {
  const wanted = Math.sqrt(6800 / (width * height));
  return Math.min(wanted, 230 / width, 58 / height);
}
