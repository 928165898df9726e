import type { Film as FilmData } from '../../domain/film.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './film.module.css';
import { FilmSources } from './film-sources.tsx';

export interface FilmProps {
  readonly film: FilmData;
  /**
   * `hover`: plays on hover or by its button. `press`: for large films, plays on a press only.
   * `grid`: the surrounding grid controls it.
   */
  readonly plays: 'hover' | 'press' | 'grid';
  /** Displayed width, as a `sizes` attribute. */
  readonly sizes?: string;
  readonly className?: string;
}

/**
 * Silent loop over its first frame. The film loads on playback only. The frame is an `<img>`,
 * because browsers fetch a `poster` at once, wherever the film is on the page.
 */
export function Film({ film, plays, sizes = '(max-width: 1024px) 75vw, 40vw', className = '' }: FilmProps) {
  const { description, width, height, sources, poster } = film;
  const playsAlone = plays !== 'grid';
  const words = useWords();
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
          aria-label={words.film.play(description)}
        >
          <span className={styles.mark} />
        </button>
      )}
    </div>
  );
}
