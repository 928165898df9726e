import { type AnyFilm, isOwnFilm, playerOf } from '../../shared/film.ts';
import { CloseDialog, Dialog, OpenDialog } from '../dialog/dialog.tsx';
import { FilmSources } from '../film/film-sources.tsx';
import { Loading } from '../loading/loading.tsx';
import button from './play-button.module.css';
import styles from './video-dialog.late.module.css';

export interface VideoDialogProps {
  readonly id: string;
  /** What the film shows: it names the dialog. */
  readonly title: string;
  /** A film of the list; shown when there is one. */
  readonly film?: AnyFilm | undefined;
  /** Number of a film at the video service, which is asked for nothing before the dialog opens. */
  readonly videoId?: string | undefined;
}

/** A film in the frame of No. 9. A mark turns until the player is ready. */
export function VideoDialog({ id, title, film, videoId }: VideoDialogProps) {
  return (
    <Dialog id={id} label={title} className={styles.dialog ?? ''}>
      <div className={styles.bar}>
        <div>
          <p>{title}</p>
          {film && <p className={styles.description}>{film.description}</p>}
        </div>
        <CloseDialog dialog={id} className={styles.close}>
          Close
        </CloseDialog>
      </div>
      <div className={styles.frame}>
        <div className={styles.spinner}>
          <Loading label="The film is loading" />
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

/** The round button that opens a film. */
export function PlayButton({
  dialog,
  title,
  className = '',
}: {
  readonly dialog: string;
  readonly title: string;
  readonly className?: string | undefined;
}) {
  return (
    <OpenDialog dialog={dialog} className={`${button.play} ${className}`} label={`Play: ${title}`}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <path d="M13 8l20 12-20 12z" />
      </svg>
    </OpenDialog>
  );
}
