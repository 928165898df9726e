import type { FilmSource } from '../../domain/film.ts';

/**
 * Sources of a film: the widest file per type. `data-widths` lists the others, whose names differ
 * in the width only; script chooses one before playback (`fitting.ts`).
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
