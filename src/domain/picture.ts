import type { PictureFormat } from '../lib/media/picture-sizes.ts';

/** Generated size of a picture. */
export interface PictureSource {
  readonly url: string;
  /** Width in px. */
  readonly width: number;
  readonly format: PictureFormat;
}

/** Picture for display. Addresses are paths on this site, or absolute on the host of the file. */
export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** Dimensions of the original in px. */
  readonly width: number;
  readonly height: number;
  /** Focal point as shares (0 to 1) of width and height; centred if absent. */
  readonly focus?: readonly [x: number, y: number] | undefined;
  /** Dominant colour, `#rrggbb`, shown while the picture loads. */
  readonly colour?: string | undefined;
  /** Smallest first in each format. Empty for vectors, and for hosts without sizes. */
  readonly sources: readonly PictureSource[];
}
