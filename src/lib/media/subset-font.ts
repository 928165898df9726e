import { createRequire } from 'node:module';

/** Axis position of a font by tag: a fixed value, or the range that stays variable. */
export interface Axes {
  readonly [tag: string]: { readonly min: number; readonly max: number; readonly default?: number } | number;
}

export interface SubsetOptions {
  readonly targetFormat: 'woff2' | 'sfnt';
  readonly variationAxes?: Axes;
  readonly noHinting?: boolean;
  /** Tags of OpenType features to keep; all of them by default. */
  readonly keepFeatures?: readonly string[];
  readonly dropTables?: readonly string[];
}

/** Subsets a font with HarfBuzz; typed here because the package has no types. */
export const subsetFont: (font: Buffer, characters: string, options: SubsetOptions) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');
