import { type PictureFormat, sizedFileName } from '../lib/media/picture-sizes.ts';
import type { Film } from './film.ts';
import type { Mark } from './mark.ts';
import type { Picture } from './picture.ts';

/** Entry of a brand's picture list; vectors have neither colour nor sizes. */
interface PictureFile {
  readonly width: number;
  readonly height: number;
  /** Content hash in the file name, so that files can be cached for ever. */
  readonly hash: string;
  readonly focus?: readonly number[];
  readonly colour?: string;
  readonly avif?: readonly number[];
  readonly webp?: readonly number[];
}

interface FilmFile {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly hash: string;
  /** Widths of its files in px, widest first. */
  readonly webm: readonly number[];
  readonly mp4: readonly number[];
}

const filmTypes = { webm: 'video/webm; codecs=av01.0.05M.08', mp4: 'video/mp4; codecs=avc1.64001f' } as const;

/** Entry of a brand's wordmark list: drawings in the colour of the text. */
interface MarkFile {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

type List<Name extends string, File> = Readonly<Record<Name, File>>;

/**
 * Creates a lookup for the pictures of a list.
 *
 * @returns a function of the picture's name and alternative text, which is empty for decorative
 *   pictures
 */
export function pictureFinder<Name extends string>(files: List<Name, PictureFile>) {
  return (name: Name, alt: string): Picture => {
    const file: PictureFile | undefined = files[name];
    if (!file) throw new Error(`The list of pictures has none called "${name}".`);
    const { width, height, hash } = file;
    const [x, y] = file.focus ?? [];
    const focus = x === undefined || y === undefined ? undefined : ([x, y] as const);
    const base = `/pictures/${name}.${hash}`;
    if (!file.avif) return { url: `${base}.svg`, alt, width, height, focus, sources: [] };
    const sources = (format: PictureFormat) =>
      (file[format] ?? []).map((pixels) => ({ url: sizedFileName(base, pixels, format), width: pixels, format }));
    const webp = sources('webp');
    return {
      url: webp.at(-1)?.url ?? `${base}.webp`,
      alt,
      width,
      height,
      focus,
      colour: file.colour,
      sources: [...sources('avif'), ...webp],
    };
  };
}

/**
 * Creates a lookup for the films of a list.
 *
 * @param poster returns a film's first frame
 * @param since date of first publication, RFC 3339
 */
export function filmFinder<Name extends string>(
  files: List<Name, FilmFile>,
  poster: (film: Name) => Picture,
  since: string,
) {
  return (name: Name, description: string): Film => {
    const file: FilmFile | undefined = files[name];
    if (!file) throw new Error(`The list of films has none called "${name}".`);
    const { width, height, seconds, hash } = file;
    const sources = (kind: keyof typeof filmTypes) =>
      file[kind].map((pixels) => ({
        url: `/films/${name}.${hash}-${pixels}.${kind}`,
        type: filmTypes[kind],
        width: pixels,
      }));
    return {
      description,
      width,
      height,
      seconds,
      sources: [...sources('webm'), ...sources('mp4')],
      poster: poster(name),
      since,
    };
  };
}

/** Creates a lookup for the wordmarks of a list. */
export function markFinder<Name extends string>(files: List<Name, MarkFile>) {
  return (name: Name): Mark => {
    const file: MarkFile | undefined = files[name];
    if (!file) throw new Error(`The list of marks has none called "${name}".`);
    const { title, width, height, hash } = file;
    return { name, title, width, height, url: `/marks/${name}.${hash}.svg`, ink: 'text' };
  };
}
