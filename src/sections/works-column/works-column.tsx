import { type AnyFilm, isOwnFilm, lengthOf } from '../../domain/film.ts';
import type { Picture as PictureData } from '../../domain/picture.ts';
import { useWords } from '../../i18n/language-context.ts';
import { IconMask, type IconMaskProps } from '../../ui/icon-mask/icon-mask.tsx';
import { acrossPhone } from '../../ui/picture/across-phone.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { PlayButton, VideoDialog } from '../../ui/video-dialog/video-dialog.tsx';
import styles from './works-column.module.css';

export interface WorksColumnItem {
  /** Last segment of the case's address. */
  readonly slug: string;
  readonly title: string;
  readonly tags: string;
  readonly description: string;
  readonly subject: string;
  /** Short remark. */
  readonly outlook?: string;
  readonly picture: PictureData;
  /** Screenshot of the site, beside the text. */
  readonly screen: PictureData;
  readonly icon: IconMaskProps['icon'];
  /** Film, or its id at the video service; either adds a play button. */
  readonly film?: AnyFilm;
  readonly videoId?: string;
}

export interface WorksColumnProps {
  readonly heading: string;
  readonly items: readonly WorksColumnItem[];
}

function Work({ item, index }: { readonly item: WorksColumnItem; readonly index: number }) {
  const { slug, title, tags, description, subject, outlook, picture, screen, icon, film, videoId } = item;
  const link = `/work/${slug}`;
  const dialog = `film-${index + 1}`;
  const hasFilm = film !== undefined || videoId !== undefined;
  const words = useWords();
  const filmTitle = words.film.of(title);
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        <a href={link} className={styles.link} aria-label={title} tabIndex={-1} data-grows>
          <IconMask icon={icon} className={styles.mask ?? ''}>
            <Picture {...picture} sizes={`${acrossPhone}, 70vw`} />
          </IconMask>
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
              <dt>{words.work.services}</dt>
              <dd>{tags}</dd>
            </div>
          )}
          {hasFilm && (
            <div>
              <dt>{words.film.film}</dt>
              <dd>{film && isOwnFilm(film) ? words.film.silent(lengthOf(film)) : words.film.atService}</dd>
            </div>
          )}
          {outlook && (
            <div>
              <dt>{words.work.outlook}</dt>
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

/** Cases masked by icons of different sizes, on alternating sides. */
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
