/**
 * Generated sizes of a picture, widths in px, up to its own width. Created once at upload, never
 * during a request.
 */
export const pictureSizes = [
  { name: 'avif400', width: 400, format: 'avif' },
  { name: 'avif800', width: 800, format: 'avif' },
  { name: 'avif1280', width: 1280, format: 'avif' },
  { name: 'avif1920', width: 1920, format: 'avif' },
  { name: 'avif2560', width: 2560, format: 'avif' },
  // Fallback for old browsers, search engines and link previews: one width suffices.
  { name: 'webp1200', width: 1200, format: 'webp' },
] as const;

/**
 * Returns the sizes to generate: the widths up to the picture's own, and at least one per format.
 *
 * @param width width of the picture in px
 */
export function sizesOf(width: number): PictureSize[] {
  const fitting = pictureSizes.filter((size) => size.width <= width);
  const smallest = (['avif', 'webp'] as const).flatMap(
    (format) => pictureSizes.find((size) => size.format === format) ?? [],
  );
  const lacking = smallest.filter(({ format }) => fitting.every((size) => size.format !== format));
  return [...fitting, ...lacking.map((size) => ({ ...size, width }))];
}

export type PictureFormat = (typeof pictureSizes)[number]['format'];

export interface PictureSize {
  readonly name: string;
  readonly width: number;
  readonly format: PictureFormat;
}

/**
 * Encoder settings. Text in screenshots needs full colour resolution (4:4:4), which costs a tenth
 * more bytes; the effort limits the largest picture to about four seconds.
 */
export const encoderOptions = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 68, effort: 6, smartSubsample: true },
} as const;

/** Returns `home-800.avif` for the picture `home`. */
export const sizedFileName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;
