import type { Picture } from './picture.ts';

/** Film data that pages need, independent of the host of its file. */
interface ToldFilm {
  /** Description of its content. */
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** First frame. */
  readonly poster: Picture;
  /** Date of first publication, RFC 3339, for search engines. */
  readonly since: string;
}

/** Self-hosted silent film, which can play in place. */
export interface Film extends ToldFilm {
  /** AV1 first, then the fallback; widest first within each type. */
  readonly sources: readonly FilmSource[];
}

export interface FilmSource {
  readonly url: string;
  readonly type: string;
  /** Width in px. */
  readonly width: number;
}

/** Film at the video service, which is contacted only when a visitor opens the player. */
export interface ServiceFilm extends ToldFilm {
  /** Id at the service. */
  readonly videoId: string;
}

export type AnyFilm = Film | ServiceFilm;

export const isOwnFilm = (film: AnyFilm): film is Film => 'sources' in film;

/** Returns the file for a single address: the widest of the type that every browser plays. */
export function plainFile({ sources }: Film): FilmSource | undefined {
  const kind = sources.at(-1)?.type;
  return sources.find(({ type }) => type === kind);
}

/** Returns the address of the player, with tracking disabled (`dnt=1`). */
export const playerOf = (videoId: string): string => `https://player.vimeo.com/video/${videoId}?dnt=1`;

/** Formats the duration: `0:07`. */
export const lengthOf = ({ seconds }: AnyFilm): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
