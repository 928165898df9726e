import type { FilmSource } from '../../shared/film.ts';

/**
 * The files of a film, the widest of each kind. How wide the others are stands beside it: their
 * names differ in nothing else, and before it plays, script takes the one that fits (`fitting.ts`).
 */
export function FilmSources({ sources }: { readonly sources: readonly FilmSource[] }) {
  return [...Map.groupBy(sources, ({ type }) => type).values()].map(([widest, ...others]) =>
    widest ? (
      <source
        key={widest.url}
        src={widest.url}
        type={widest.type}
        {...(others.length > 0 ? { 'data-widths': others.map(({ width }) => width).join(' ') } : {})}
      />
    ) : null,
  );
}
