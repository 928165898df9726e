import type { AnyFilm } from '../../domain/film.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PlayButton, VideoDialog } from '../../ui/video-dialog/video-dialog.tsx';
import styles from './two-column.module.css';

export interface TwoColumnProps {
  readonly statement: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly href: string; readonly label: string };
  /** Film that opens over the page. */
  readonly film?: { readonly title: string; readonly film: AnyFilm };
  /** Three pictures of different widths above the text. */
  readonly pictures?: readonly PictureData[];
}

/** Statement with explanatory text beside it. */
export function TwoColumn({ statement, paragraphs, button, film, pictures = [] }: TwoColumnProps) {
  return (
    <div className={styles.section}>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.url}>
              <Picture {...picture} sizes="(max-width: 768px) 60vw, 33vw" className={styles.picture} />
            </li>
          ))}
        </ul>
      )}
      <div className={`grid ${styles.words}`} data-long={paragraphs.length > 3 || undefined}>
        <h2 className={`statement ${styles.statement}`}>{statement}</h2>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {button && <Button href={button.href}>{button.label}</Button>}
          {film && (
            <p className={styles.film}>
              <PlayButton dialog="how-we-work" title={film.title} className={styles.play} /> {film.title}
            </p>
          )}
        </div>
      </div>
      {film && <VideoDialog id="how-we-work" title={film.title} film={film.film} />}
    </div>
  );
}
