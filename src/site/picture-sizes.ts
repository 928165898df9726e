/**
 * The widths, in pixels, that every picture is made at: once, when it is uploaded (content system) or rendered
 * (`npm run artwork`), never while a visitor waits. A picture gets the widths up to its own.
 */
export const pictureSizes = [
  { name: 'avif400', width: 400, format: 'avif' },
  { name: 'avif800', width: 800, format: 'avif' },
  { name: 'avif1280', width: 1280, format: 'avif' },
  { name: 'avif1920', width: 1920, format: 'avif' },
  { name: 'avif2560', width: 2560, format: 'avif' },
  // Only browsers that are years old read these, so two widths do.
  { name: 'webp800', width: 800, format: 'webp' },
  { name: 'webp1600', width: 1600, format: 'webp' },
] as const;

export type PictureFormat = (typeof pictureSizes)[number]['format'];

/**
 * Encoder settings. Text in screenshots needs full colour resolution (4:4:4), which costs a tenth more bytes.
 * The effort is what a person waiting for an upload can bear: about four seconds for the largest picture.
 */
export const encoderOptions = {
  avif: { quality: 52, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 5 },
} as const;

/** `home-800.avif` for the picture `home`. */
export const sizedFileName = (name: string, width: number, format: PictureFormat): string =>
  `${name}-${width}.${format}`;
