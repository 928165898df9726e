import { type AnyFilm, isOwnFilm, playerOf } from '../../domain/film.ts';
import { useWords } from '../../i18n/language-context.ts';
import { CloseDialog, Dialog, OpenDialog } from '../dialog/dialog.tsx';
import { FilmSources } from '../film/film-sources.tsx';
import { Loading } from '../loading/loading.tsx';
import button from './play-button.module.css';
import styles from './video-dialog.deferred.module.css';

export interface VideoDialogProps {
  readonly id: string;
  /** Content of the film, used as the dialog's accessible name. */
  readonly title: string;
  /** Film of the list of films; takes precedence. */
  readonly film?: AnyFilm | undefined;
  /** Id at the video service, which receives no request before the dialog opens. */
  readonly videoId?: string | undefined;
}

/** Film in a dialog in the shape of an hourglass, with a spinner until the player is ready. */
export function VideoDialog({ id, title, film, videoId }: VideoDialogProps) {
  const words = useWords();
  return (
    <Dialog id={id} label={title} className={styles.dialog ?? ''}>
      <div className={styles.bar}>
        <div>
          <p>{title}</p>
          {film && <p className={styles.description}>{film.description}</p>}
        </div>
        <CloseDialog dialog={id} className={styles.close}>
          {words.page.close}
        </CloseDialog>
      </div>
      <div className={styles.frame}>
        <div className={styles.spinner}>
          <Loading label={words.film.loading} />
        </div>
        {film && isOwnFilm(film) ? (
          // biome-ignore lint/a11y/useMediaCaption: the films have no sound.
          <video
            className={styles.film}
            width={film.width}
            height={film.height}
            data-poster={film.poster.url}
            aria-label={film.description}
            preload="none"
            controls
            loop
            playsInline
          >
            <FilmSources sources={film.sources} />
          </video>
        ) : (
          <iframe
            className={styles.film}
            title={title}
            data-src={`${playerOf(film?.videoId ?? videoId ?? '')}&autoplay=1`}
            allow="autoplay; fullscreen"
          />
        )}
      </div>
    </Dialog>
  );
}

/** Round button that opens a film. */
export function PlayButton({
  dialog,
  title,
  className = '',
}: {
  readonly dialog: string;
  readonly title: string;
  readonly className?: string | undefined;
}) {
  const words = useWords();
  return (
    <OpenDialog dialog={dialog} className={`${button.play} ${className}`} label={words.film.play(title)}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M13 8l20 12-20 12z" />
      </svg>
    </OpenDialog>
  );
}
