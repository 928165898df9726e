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
  /** The same film for browsers that play AV1 and for the others, the better one first. */
  readonly sources: readonly { readonly url: string; readonly type: string }[];
}

/** A film at the video service, which is asked for nothing before somebody opens it over the page. */
export interface ServiceFilm extends ToldFilm {
  /** Its number there. */
  readonly videoId: string;
}

export type AnyFilm = Film | ServiceFilm;

export const isOwnFilm = (film: AnyFilm): film is Film => 'sources' in film;

/** The address of the player, which is asked not to follow anybody. */
export const playerOf = (videoId: string): string => `https://player.vimeo.com/video/${videoId}?dnt=1`;

/** `0:07` */
export const lengthOf = ({ seconds }: AnyFilm): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
