import type { WorkCard } from '../../content/types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterRoom } from '../../ui/poster/compose-lines.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './work-grid.module.css';

/** A screen low and wide, or tall and narrow: its name is set as wide as it is, so tall frames have room for two lines. */
const rooms: readonly PosterRoom[] = [
  { total: 10, tallest: 12 },
  { total: 42, tallest: 34 },
  { total: 40, tallest: 34 },
  { total: 9, tallest: 12 },
  { total: 11, tallest: 13 },
  { total: 22, tallest: 26 },
  { total: 15, tallest: 18 },
  { total: 44, tallest: 34 },
  { total: 11, tallest: 14 },
  { total: 26, tallest: 28 },
];
/** How much of the window each frame takes, in per cent. A tall frame shows a part of a picture that is wider than it. */
const shares = [67, 60, 60, 67, 100, 60, 50, 35, 58, 60];
const phoneRoom: PosterRoom = { total: 20, tallest: 26 };

function Case({ work, index, below }: { readonly work: WorkCard; readonly index: number; readonly below: boolean }) {
  const { title, slug, subject, services, gridImageFull, gridImageIllustration } = work;
  const picture = gridImageFull ?? gridImageIllustration;
  const wide = rooms[index % rooms.length] ?? phoneRoom;
  const sizes = `(max-width: 768px) 100vw, ${shares[index % shares.length] ?? 100}vw`;
  return (
    <li className={styles.item}>
      <a className={styles.link} href={`/work/${slug}`}>
        <span className={styles.frame}>
          {picture ? (
            <Picture {...picture} sizes={sizes} first={!below && index < 2} className={styles.picture} />
          ) : (
            <span className={styles.blank} data-ground="harbour">
              <Signal name="9" className={styles.mark} />
            </span>
          )}
        </span>
        <Poster text={title} room={{ wide, narrow: phoneRoom }} />
        <p className={styles.facts}>
          {subject && <b>{subject}</b>}
          {services && <span>{services}</span>}
        </p>
      </a>
    </li>
  );
}

/** Screens of unlike shapes side by side; the pattern starts again after ten. */
export function WorkGrid({
  works,
  below = false,
}: {
  readonly works: readonly WorkCard[];
  /** It stands further down a page, so that none of its pictures is wanted at first. */
  readonly below?: boolean;
}) {
  return (
    <ul className={`grid ${styles.grid}`}>
      {works.map((work, index) => (
        <Case key={work.id} work={work} index={index} below={below} />
      ))}
    </ul>
  );
}
