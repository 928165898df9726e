/** A client's or partner's wordmark. */
export interface Mark {
  /** Tells it from the others. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** Of a drawing, or of a picture. */
  readonly url: string;
  /** A drawing takes the colour of the text; a picture has its own. */
  readonly ink: 'text' | 'own';
}

/**
 * How large a mark is set: marks look equally large when they cover about the same area, which
 * makes long names lower and short ones higher, within bounds.
 */
export function opticalScale(width: number, height: number): number {
  const wanted = Math.sqrt(6800 / (width * height));
  return Math.min(wanted, 230 / width, 58 / height);
}
