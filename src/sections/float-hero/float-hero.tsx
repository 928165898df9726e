import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ground, Ink } from '../../lib/media/colours.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { roomBelow } from '../../ui/poster/line-in-water.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { StopMotion } from '../../ui/poster/stop-motion.tsx';
import styles from './float-hero.module.css';

export interface FloatHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly line: string;
  readonly water: Ground;
  /** Exactly three; they bob as the page scrolls. */
  readonly pictures: readonly PictureData[];
  readonly note?: { readonly icon: IconName; readonly name: string; readonly text: string };
  /** Colour of a disc behind the name; it needs sufficient contrast with the text. */
  readonly disc?: Ink;
  /** Initial value of the loading count, as in the specification; each loaded picture lowers it. */
  readonly counter: number;
}

/** Height of the masts below the last line, as a share of the width. */
const masts = 0.1;

const isLow = (lines: readonly PosterLine[], least: number): boolean => {
  const last = lines.at(-1);
  return last !== undefined && (fitLine(last, least).foot / measure) * roomBelow < masts;
};

/** Name in water, with three pictures on it. */
export function FloatHero({ heading, line, water, pictures, note, disc, counter }: FloatHeroProps) {
  const low = [
    isLow(heading.wide, leastStretch.wide) ? styles.lowWide : '',
    isLow(heading.narrow, leastStretch.narrow) ? styles.lowNarrow : '',
  ];
  return (
    <section className={styles.hero} data-motion="loading-count" data-loading={counter} data-water={water}>
      {disc && (
        <svg className={styles.disc} data-ink={disc} viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="48" />
        </svg>
      )}
      <div className={styles.top}>
        <p className={styles.line}>{line}</p>
        {note && (
          <p className={styles.note}>
            <b>
              <Icon name={note.icon} />
              {note.name}
            </b>
            {note.text}
          </p>
        )}
      </div>
      <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} inWater />
      <ul className={[styles.pictures, ...low].filter(Boolean).join(' ')}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.floating}>
            <Picture
              {...picture}
              sizes="(max-width: 768px) 40vw, 24vw"
              first={index === 0}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <StopMotion />
      <LoadingCount count={counter} />
    </section>
  );
}
