import { createRequire } from 'node:module';

/** By its tag, where on an axis a font is to stand, or between what it still varies. */
export interface Axes {
  readonly [tag: string]: { readonly min: number; readonly max: number; readonly default?: number } | number;
}

export interface SubsetOptions {
  readonly targetFormat: 'woff2' | 'sfnt';
  readonly variationAxes?: Axes;
  readonly noHinting?: boolean;
  /** Tags of the features of letters that stay; all of them where this is not said. */
  readonly keepFeatures?: readonly string[];
  readonly dropTables?: readonly string[];
}

/** The font with these characters alone, by HarfBuzz; the package brings no types of its own. */
export const subsetFont: (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');
