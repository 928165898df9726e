import type { Film } from './film.ts';
import type { Mark } from './mark.ts';
import type { Picture } from './picture.ts';
import { type PictureFormat, sizedFileName } from './picture-sizes.ts';

/** What the list of a brand's pictures says of each: a vector has no colour and no sizes. */
interface PictureFile {
  readonly width: number;
  readonly height: number;
  /**
   * Ends the file names, so that a changed picture has a new address and an old one may be kept for
   * ever.
   */
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
  /** Widths of its files, the widest first. */
  readonly webm: readonly number[];
  readonly mp4: readonly number[];
}

const filmTypes = { webm: 'video/webm; codecs=av01.0.05M.08', mp4: 'video/mp4; codecs=avc1.64001f' } as const;

/** What the list of a brand's wordmarks says of each: drawings in the colour of the text. */
interface MarkFile {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly hash: string;
}

type List<Name extends string, File> = Readonly<Record<Name, File>>;

/**
 * Finds pictures of a list by name.
 *
 * @returns a function of the picture's name and of what it shows; empty when it only decorates
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
 * Finds films of a list by name.
 *
 * @param poster finds a film's first frame
 * @param since when the films were first on the site, RFC 3339
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

/** Finds wordmarks of a list by name. */
export function markFinder<Name extends string>(files: List<Name, MarkFile>) {
  return (name: Name): Mark => {
    const file: MarkFile | undefined = files[name];
    if (!file) throw new Error(`The list of marks has none called "${name}".`);
    const { title, width, height, hash } = file;
    return { name, title, width, height, url: `/marks/${name}.${hash}.svg`, ink: 'text' };
  };
}
