import type { FilmSource } from '../../shared/film.ts';

/** The files of a film. Before it plays, script leaves of each kind the one that fits (`fitting.ts`). */
export function FilmSources({ sources }: { readonly sources: readonly FilmSource[] }) {
  return sources.map(({ url, type, width }) => <source key={url} src={url} type={type} data-width={width} />);
}
