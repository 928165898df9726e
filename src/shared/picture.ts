import type { PictureFormat } from './picture-sizes.ts';

/** One ready-made size of a picture. */
export interface PictureSource {
  readonly url: string;
  /** Pixels. */
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * A picture as pages show it. Addresses are paths on this site, or absolute ones of the host that
 * keeps the file.
 */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** What a crop must keep, as shares (0 to 1) of width and height; the middle when absent. */
  readonly focus?: readonly [x: number, y: number] | undefined;
  /** The colour that most of it has, `#rrggbb`: shown in its place until it has arrived. */
  readonly colour?: string | undefined;
  /**
   * Smallest first in each format. Empty for a vector, and for a picture from a host that makes no
   * sizes.
   */
  readonly sources: readonly PictureSource[];
}
