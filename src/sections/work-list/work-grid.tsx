import type { WorkCard } from '../../domain/content.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterRoom } from '../../ui/poster/compose-lines.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './work-grid.module.css';

interface Place {
  /**
   * Limits of the name, which is as wide as its picture; below tall frames it may have two lines.
   */
  readonly room: PosterRoom;
  readonly shape: 'low' | 'tall' | 'square';
  /** Width of the picture in per cent of the window, including the cropped part. */
  readonly share: number;
}

/** Frames of the pattern, low and wide beside tall and narrow; see `work-grid.module.css`. */
const places: readonly Place[] = [
  { room: { total: 10, tallest: 12 }, shape: 'low', share: 67 },
  { room: { total: 42, tallest: 34 }, shape: 'tall', share: 34 },
  { room: { total: 40, tallest: 34 }, shape: 'tall', share: 34 },
  { room: { total: 9, tallest: 12 }, shape: 'low', share: 67 },
  { room: { total: 11, tallest: 13 }, shape: 'low', share: 100 },
  { room: { total: 22, tallest: 26 }, shape: 'tall', share: 26 },
  { room: { total: 15, tallest: 18 }, shape: 'low', share: 60 },
  { room: { total: 44, tallest: 34 }, shape: 'square', share: 26 },
  { room: { total: 11, tallest: 14 }, shape: 'low', share: 62 },
  { room: { total: 26, tallest: 28 }, shape: 'tall', share: 44 },
];
const phoneRoom: PosterRoom = { total: 20, tallest: 26, least: 4.2 };
/** Minimum cap height, in per cent of the window, times 100: 12 px on a tablet. */
const leastOfWindow = 160;

/** Chooses the picture that a frame of this shape crops least. */
function screenOf({ gridImageFull, gridImageIllustration, introImageMobile }: WorkCard, shape: Place['shape']) {
  const screens = [gridImageFull, gridImageIllustration, introImageMobile ?? null];
  const preferred = { low: 0, square: 1, tall: 2 }[shape];
  return screens[preferred] ?? screens.find((screen) => screen !== null) ?? null;
}

function Case({ work, index, below }: { readonly work: WorkCard; readonly index: number; readonly below: boolean }) {
  const { title, slug, subject, services } = work;
  const { room, shape, share } = places[index % places.length] as Place;
  const picture = screenOf(work, shape);
  // On wide windows the second picture is also in the first view, but on phones it is below.
  const first = !below && index === 0;
  return (
    <li className={styles.item} data-shape={shape} data-slug={slug}>
      <a className={styles.link} href={`/work/${slug}`}>
        <span className={styles.frame} data-grows data-delayed={first ? undefined : 'framed'}>
          {picture ? (
            <Picture
              {...picture}
              sizes={`(max-width: 768px) 100vw, ${share}vw`}
              first={first}
              className={styles.picture}
            />
          ) : (
            <DrawnScreen name={title} />
          )}
        </span>
        <Poster text={title} room={{ wide: { ...room, least: leastOfWindow / share }, narrow: phoneRoom }} />
        <p className={styles.facts}>
          {subject && <b dir="auto">{subject}</b>}
          {services && <span dir="auto">{services}</span>}
        </p>
      </a>
    </li>
  );
}

/** Cases in frames of different shapes; the pattern repeats after ten. */
export function WorkGrid({
  works,
  below = false,
}: {
  readonly works: readonly WorkCard[];
  /** The grid is below the first view, so its pictures load lazily. */
  readonly below?: boolean;
}) {
  return (
    <ul className={`grid ${styles.grid}`} data-part="list">
      {works.map((work, index) => (
        <Case key={work.id} work={work} index={index} below={below} />
      ))}
    </ul>
  );
}
