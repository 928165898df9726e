import type { Picture as PictureData } from '../../shared/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { StillWater } from '../../ui/poster/still-water.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './about-hero.module.css';
import { liftBeside } from './lift.tsx';

export interface AboutHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly notice: { readonly name: string; readonly text: string };
  /** The building, cut open. */
  readonly tower: PictureData;
  /** Stands beside a short line of the heading on wide windows; lines are counted from nothing. */
  readonly lift?: { readonly line: number; readonly picture: PictureData } | undefined;
}

/** The building beside the words, and both of them in the water. */
export function AboutHero({ heading, notice, tower, lift }: AboutHeroProps) {
  const share = Math.max(...heading.wide.map((line) => line.share ?? 1));
  return (
    <section className={styles.hero} data-sea="tile">
      <svg className={styles.sun} data-ink="taxi" viewBox="0 0 96 96" aria-hidden="true" focusable="false">
        <circle cx="48" cy="48" r="48" />
      </svg>
      <p className={styles.notice}>
        <b>
          <Signal name="9" /> {notice.name}
        </b>
        {notice.text}
      </p>
      <div className={styles.heading}>
        <Poster
          as="h1"
          text={heading.text}
          wide={heading.wide}
          narrow={heading.narrow}
          dips
          standing={lift && { wide: liftBeside(lift.picture, lift.line, share) }}
        />
        <Picture {...tower} sizes="24vw" first className={styles.tower} />
      </div>
      <StillWater />
    </section>
  );
}
