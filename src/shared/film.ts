import type { Picture } from './picture.ts';

/** What pages tell of a film, wherever its file lies. */
interface ToldFilm {
  /** What happens in it. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Its first frame. */
  readonly poster: Picture;
  /** When it was first on the site, RFC 3339: search engines ask. */
  readonly since: string;
}

/** A silent film of our own: it can play wherever it stands. */
export interface Film extends ToldFilm {
  /**
   * The same film for browsers that play AV1 and for the others, the better kind first; of each
   * kind the widest first.
   */
  readonly sources: readonly FilmSource[];
}

export interface FilmSource {
  readonly url: string;
  readonly type: string;
  /** Pixels. */
  readonly width: number;
}

/**
 * A film at the video service, which is asked for nothing before somebody opens it over the page.
 */
export interface ServiceFilm extends ToldFilm {
  /** Its number there. */
  readonly videoId: string;
}

export type AnyFilm = Film | ServiceFilm;

export const isOwnFilm = (film: AnyFilm): film is Film => 'sources' in film;

/** The one file that stands for the film: the widest of the kind that everything plays. */
export function plainFile({ sources }: Film): FilmSource | undefined {
  const kind = sources.at(-1)?.type;
  return sources.find(({ type }) => type === kind);
}

/** The address of the player, which is asked not to follow anybody. */
export const playerOf = (videoId: string): string => `https://player.vimeo.com/video/${videoId}?dnt=1`;

/** `0:07` */
export const lengthOf = ({ seconds }: AnyFilm): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
