import type { VideoObject } from 'schema-dts';
import { localMoment } from '../config/brand/dates.ts';
import { type AnyFilm, isOwnFilm, plainFile, playerOf } from '../domain/film.ts';

export interface ShownFilm {
  readonly film: AnyFilm;
  /** Name and description shown on the page. */
  readonly name: string;
  readonly description: string;
}

export function videoData(site: URL | undefined, path: string, { film, name, description }: ShownFilm): VideoObject {
  const { seconds, poster } = film;
  return {
    '@type': 'VideoObject',
    '@id': `${new URL(path, site).href}#film`,
    name,
    description,
    thumbnailUrl: new URL(poster.url, site).href,
    ...(isOwnFilm(film)
      ? { contentUrl: new URL(plainFile(film)?.url ?? '', site).href }
      : { embedUrl: playerOf(film.videoId) }),
    uploadDate: localMoment(film.since),
    duration: `PT${seconds}S`,
  };
}
