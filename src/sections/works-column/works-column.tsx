import { type AnyFilm, isOwnFilm, lengthOf } from '../../shared/film.ts';
import type { Picture as PictureData } from '../../shared/picture.ts';
import { acrossPhone } from '../../ui/picture/across-phone.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { SignalMask, type SignalMaskProps } from '../../ui/signal-mask/signal-mask.tsx';
import { PlayButton, VideoDialog } from '../../ui/video-dialog/video-dialog.tsx';
import styles from './works-column.module.css';

export interface WorksColumnItem {
  /** Of the case: the end of its address. */
  readonly slug: string;
  readonly title: string;
  readonly tags: string;
  readonly description: string;
  readonly subject: string;
  /** Its weather. */
  readonly outlook?: string;
  readonly picture: PictureData;
  /** Of the site itself: seen plain, beside the words. */
  readonly screen: PictureData;
  readonly signal: SignalMaskProps['signal'];
  /**
   * A film of our own, or the number of one at the video service; with either the item has a play
   * button.
   */
  readonly film?: AnyFilm;
  readonly videoId?: string;
}

export interface WorksColumnProps {
  readonly heading: string;
  readonly items: readonly WorksColumnItem[];
}

function Work({ item, index }: { readonly item: WorksColumnItem; readonly index: number }) {
  const { slug, title, tags, description, subject, outlook, picture, screen, signal, film, videoId } = item;
  const link = `/work/${slug}`;
  const dialog = `film-${index + 1}`;
  const hasFilm = film !== undefined || videoId !== undefined;
  const filmTitle = `Film of the ${title} website`;
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        <a href={link} className={styles.link} aria-label={title} tabIndex={-1} data-grows>
          <SignalMask signal={signal} className={styles.mask ?? ''}>
            <Picture {...picture} sizes={`${acrossPhone}, 70vw`} />
          </SignalMask>
        </a>
        {hasFilm && <PlayButton dialog={dialog} title={filmTitle} className={styles.play} />}
      </div>
      <div className={styles.words}>
        <h3>
          <a href={link}>
            <Poster
              as="span"
              text={title}
              room={{ wide: { total: 22, tallest: 24 }, narrow: { total: 22, tallest: 26 } }}
            />
          </a>
        </h3>
        {subject && <p className={styles.subject}>{subject}</p>}
        {description && <p className={styles.description}>{description}</p>}
        <dl className={styles.facts}>
          {tags && (
            <div>
              <dt>Services</dt>
              <dd>{tags}</dd>
            </div>
          )}
          {hasFilm && (
            <div>
              <dt>Film</dt>
              <dd>{film && isOwnFilm(film) ? `${lengthOf(film)}, no sound` : 'At the video service'}</dd>
            </div>
          )}
          {outlook && (
            <div>
              <dt>Outlook</dt>
              <dd>{outlook}</dd>
            </div>
          )}
        </dl>
        <Picture {...screen} sizes={`${acrossPhone}, 34vw`} className={styles.screen} />
      </div>
      {hasFilm && <VideoDialog id={dialog} title={filmTitle} film={film} videoId={videoId} />}
    </li>
  );
}

/** Work seen through signals, no two alike in size or side. */
export function WorksColumn({ heading, items }: WorksColumnProps) {
  return (
    <div className={styles.section}>
      <div className="grid">
        <h2 className={`statement ${styles.heading}`}>{heading}</h2>
      </div>
      <ul className={`grid ${styles.works}`}>
        {items.map((item, index) => (
          <Work key={item.title} item={item} index={index} />
        ))}
      </ul>
    </div>
  );
}
