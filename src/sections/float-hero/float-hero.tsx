import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ground, Ink } from '../../lib/media/colours.ts';
import { LoadingCount } from '../../ui/loading-count/loading-count.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { roomBelow } from '../../ui/poster/dip.tsx';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { StillWater } from '../../ui/poster/still-water.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import type { SignalName } from '../../ui/signal/signal-paths.ts';
import styles from './float-hero.module.css';

export interface FloatHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly line: string;
  readonly sea: Ground;
  /** Exactly three; they bob as the page scrolls. */
  readonly pictures: readonly PictureData[];
  readonly notice?: { readonly signal: SignalName; readonly name: string; readonly text: string };
  /** Colour of a moon behind the name; it needs sufficient contrast with the text. */
  readonly moon?: Ink;
  /** Initial value of the loading count, as in the specification; each loaded picture lowers it. */
  readonly counter: number;
}

/** Height of the masts below the last line, as a share of the width. */
const masts = 0.1;

const isLow = (lines: readonly PosterLine[], least: number): boolean => {
  const last = lines.at(-1);
  return last !== undefined && (fitLine(last, least).foot / measure) * roomBelow < masts;
};

/** Name in water, with three vessels on it. */
export function FloatHero({ heading, line, sea, pictures, notice, moon, counter }: FloatHeroProps) {
  const low = [
    isLow(heading.wide, leastStretch.wide) ? styles.lowWide : '',
    isLow(heading.narrow, leastStretch.narrow) ? styles.lowNarrow : '',
  ];
  return (
    <section className={styles.hero} data-motion="loading-count" data-loading={counter} data-sea={sea}>
      {moon && (
        <svg className={styles.moon} data-ink={moon} viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="48" />
        </svg>
      )}
      <div className={styles.top}>
        <p className={styles.line}>{line}</p>
        {notice && (
          <p className={styles.notice}>
            <b>
              <Signal name={notice.signal} />
              {notice.name}
            </b>
            {notice.text}
          </p>
        )}
      </div>
      <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} dips />
      <ul className={[styles.fleet, ...low].filter(Boolean).join(' ')}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.vessel}>
            <Picture
              {...picture}
              sizes="(max-width: 768px) 40vw, 24vw"
              first={index === 0}
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      <StillWater />
      <LoadingCount count={counter} />
    </section>
  );
}
