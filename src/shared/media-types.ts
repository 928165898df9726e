import path from 'node:path';

/**
 * The only kinds of file that editors' uploads become; whatever else lies there is served to
 * nobody.
 */
const types: ReadonlyMap<string, string> = new Map([
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.mp4', 'video/mp4'],
  ['.webm', 'video/webm'],
]);

/**
 * The names of drawings that the content system made itself, of plain shapes. Any other drawing can
 * carry script.
 */
export const ownDrawing = /-[a-z0-9]{12}\.mark\.svg$/;

/** The type of a stored file by its name; undefined for what is not to be shown. */
export const mediaTypeOf = (name: string): string | undefined =>
  ownDrawing.test(name) ? 'image/svg+xml' : types.get(path.extname(name).toLowerCase());
