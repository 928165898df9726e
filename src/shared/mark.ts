interface AnyMark {
  /** Tells it from the others. */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** One symbol of a sheet that comes with the brand: its id is the mark's name. */
export interface SheetMark extends AnyMark {
  /** File below `/marks/`. */
  readonly sheet: string;
}

/** A mark that somebody uploaded. */
export interface FileMark extends AnyMark {
  /** Of a drawing, or of a picture. */
  readonly url: string;
  /** A drawing takes the colour of the text; a picture has its own. */
  readonly ink: 'text' | 'own';
}

/** A client's or partner's wordmark. */
export type Mark = SheetMark | FileMark;

/**
 * How large a mark is set: marks look equally large when they cover about the same area, which makes long names lower
 * and short ones higher, within bounds.
 */
export function opticalScale(width: number, height: number): number {
  const wanted = Math.sqrt(6800 / (width * height));
  return Math.min(wanted, 230 / width, 58 / height);
}
