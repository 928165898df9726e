/**
 * The widths, in pixels, that every picture is made at: once, when it is uploaded (content system),
 * never while a visitor waits. A picture gets the widths up to its own.
 */
export const pictureSizes = [
  { name: 'avif400', width: 400, format: 'avif' },
  { name: 'avif800', width: 800, format: 'avif' },
  { name: 'avif1280', width: 1280, format: 'avif' },
  { name: 'avif1920', width: 1920, format: 'avif' },
  { name: 'avif2560', width: 2560, format: 'avif' },
  // Read by browsers that are years old, by search engines and by whatever shows a link with a
  // picture: one width does.
  { name: 'webp1200', width: 1200, format: 'webp' },
] as const;

/**
 * The files that are made of a picture: of each format the widths up to its own, and at least one.
 *
 * @param width of the picture, in pixels
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
 * more bytes. The effort is what a person waiting for an upload can bear: about four seconds for
 * the largest picture.
 */
export const encoderOptions = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 68, effort: 6, smartSubsample: true },
} as const;

/** `home-800.avif` for the picture `home`. */
export const sizedFileName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;
