import { type AnyFilm, isOwnFilm, lengthOf, plainFile, type ServiceFilm } from '../../domain/film.ts';
import { useWords } from '../../i18n/language-context.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { Film } from '../../ui/film/film.tsx';
import { acrossPhone } from '../../ui/picture/across-phone.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { PlayButton, VideoDialog } from '../../ui/video-dialog/video-dialog.tsx';
import styles from './walk.module.css';

export interface WalkProps {
  readonly name: string;
  /** Description of the route through the site. */
  readonly description: string;
  readonly film: AnyFilm;
  readonly ground: Ink;
}

const sizes = `${acrossPhone}, 76vw`;

/** Poster of a film that opens in a dialog. */
function Opening({ name, film }: { readonly name: string; readonly film: ServiceFilm }) {
  return (
    <>
      <div className={styles.poster}>
        <Picture {...film.poster} sizes={sizes} className={styles.picture} />
        <PlayButton dialog="walk" title={name} className={styles.play} />
      </div>
      <VideoDialog id="walk" title={name} film={film} />
    </>
  );
}

/** Screen recording of the client's website: a still until it is pressed. */
export function Walk({ name, description, film, ground }: WalkProps) {
  const isOwn = isOwnFilm(film);
  const { film: words } = useWords();
  return (
    <section className={`grid ${styles.walk}`} data-ground={ground}>
      <div className={styles.caption}>
        <h2>{name}</h2>
        <p>{description}</p>
        <p>{isOwn ? words.seconds(film.seconds) : words.elsewhere(lengthOf(film))}</p>
        <noscript>
          <a href={isOwn ? plainFile(film)?.url : `https://vimeo.com/${film.videoId}`}>{words.watch}</a>
        </noscript>
      </div>
      {isOwn ? (
        <Film film={film} plays="press" sizes={sizes} className={styles.film ?? ''} />
      ) : (
        <Opening name={name} film={film} />
      )}
    </section>
  );
}
