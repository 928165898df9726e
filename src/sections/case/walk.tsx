import type { Ink } from '../../shared/colours.ts';
import type { Film as FilmData } from '../../shared/film.ts';
import { Film } from '../../ui/film/film.tsx';
import styles from './walk.module.css';

export interface WalkProps {
  readonly name: string;
  /** From where to where it leads. */
  readonly description: string;
  readonly film: FilmData;
  readonly ground: Ink;
}

/** The client's website as it moves: a picture until somebody presses it. */
export function Walk({ name, description, film, ground }: WalkProps) {
  return (
    <section className={`grid ${styles.walk}`} data-ground={ground}>
      <div className={styles.caption}>
        <h2>{name}</h2>
        <p>{description}</p>
        <p>{film.seconds} seconds, no sound.</p>
        <noscript>
          <a href={film.sources.at(-1)?.url}>Watch the film</a>
        </noscript>
      </div>
      <Film film={film} plays="press" sizes="(max-width: 768px) 100vw, 76vw" className={styles.film ?? ''} />
    </section>
  );
}
