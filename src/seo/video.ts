import type { VideoObject } from 'schema-dts';
import { localMoment } from '../shared/dates.ts';
import type { Film } from '../shared/film.ts';

export interface ShownFilm {
  readonly film: Film;
  /** Name and description as the page shows them. */
  readonly name: string;
  readonly description: string;
}

export function videoData(site: URL | undefined, path: string, { film, name, description }: ShownFilm): VideoObject {
  const { sources, seconds, poster } = film;
  // The last source is the one that everything plays.
  const file = sources.at(-1)?.url ?? '';
  return {
    '@type': 'VideoObject',
    '@id': `${new URL(path, site).href}#film`,
    name,
    description,
    thumbnailUrl: new URL(poster.url, site).href,
    contentUrl: new URL(file, site).href,
    uploadDate: localMoment(film.since),
    duration: `PT${seconds}S`,
  };
}
