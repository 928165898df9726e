import type { WorkCard } from '../../content/types.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterRoom } from '../../ui/poster/compose-lines.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './work-grid.module.css';

interface Place {
  /** A name is set as wide as its screen, so tall frames have room for two lines. */
  readonly room: PosterRoom;
  readonly shape: 'low' | 'tall' | 'square';
  /**
   * How much of the window the picture takes, in per cent; a crop is a part of a picture that is
   * wider.
   */
  readonly share: number;
}

/** Screens low and wide beside others tall and narrow; `work-grid.module.css` has their frames. */
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
/** Twelve pixels of a tablet's window, in per cent of a screen that is all of it. */
const leastOfWindow = 160;

/** The picture that a frame of this shape cuts least from. */
function screenOf({ gridImageFull, gridImageIllustration, introImageMobile }: WorkCard, shape: Place['shape']) {
  const screens = [gridImageFull, gridImageIllustration, introImageMobile ?? null];
  const preferred = { low: 0, square: 1, tall: 2 }[shape];
  return screens[preferred] ?? screens.find((screen) => screen !== null) ?? null;
}

function Case({ work, index, below }: { readonly work: WorkCard; readonly index: number; readonly below: boolean }) {
  const { title, slug, subject, services } = work;
  const { room, shape, share } = places[index % places.length] as Place;
  const picture = screenOf(work, shape);
  // On wide windows the second stands beside it, but below a telephone's.
  const first = !below && index === 0;
  return (
    <li className={styles.item} data-shape={shape} data-slug={slug}>
      <a className={styles.link} href={`/work/${slug}`}>
        <span className={styles.frame} data-grows data-unhurried={first ? undefined : 'framed'}>
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
    <ul className={`grid ${styles.grid}`} data-part="list">
      {works.map((work, index) => (
        <Case key={work.id} work={work} index={index} below={below} />
      ))}
    </ul>
  );
}
