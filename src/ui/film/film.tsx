import type { Film as FilmData } from '../../shared/film.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './film.module.css';
import { FilmSources } from './film-sources.tsx';

export interface FilmProps {
  readonly film: FilmData;
  /**
   * `hover`: plays while pointed at, or from its button. `press`: for large ones, plays when it is
   * pressed and no sooner. `grid`: the grid that it stands in plays it.
   */
  readonly plays: 'hover' | 'press' | 'grid';
  /** How wide it is shown, as a picture's `sizes` says it. */
  readonly sizes?: string;
  readonly className?: string;
}

/**
 * A silent loop over its first frame. Nothing of the film is fetched until it plays; the frame is a
 * picture of its own, because a browser fetches a `poster` at once, wherever on the page the film
 * stands.
 */
export function Film({ film, plays, sizes = '(max-width: 1024px) 75vw, 40vw', className = '' }: FilmProps) {
  const { description, width, height, sources, poster } = film;
  const playsAlone = plays !== 'grid';
  return (
    <div
      className={`${styles.frame} ${className}`}
      data-motion={playsAlone ? 'film' : undefined}
      data-plays={plays === 'press' ? plays : undefined}
    >
      <Picture {...poster} sizes={sizes} className={styles.still} />
      <video
        className={styles.film}
        width={width}
        height={height}
        aria-label={description}
        preload="none"
        muted
        loop
        playsInline
      >
        <FilmSources sources={sources} />
      </video>
      {playsAlone && (
        <button
          type="button"
          className={styles.play}
          data-part="play"
          data-magnetic=""
          aria-pressed="false"
          aria-label={`Play: ${description}`}
        >
          <span className={styles.mark} />
        </button>
      )}
    </div>
  );
}
