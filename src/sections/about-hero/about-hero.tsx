import type { Picture as PictureData } from '../../domain/picture.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { leastStretch } from '../../ui/poster/compose-lines.ts';
import { fitLine, measure, type PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { StopMotion } from '../../ui/poster/stop-motion.tsx';
import styles from './about-hero.module.css';
import { pictureBeside } from './line-picture.tsx';

export interface AboutHeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide: readonly PosterLine[];
    readonly narrow: readonly PosterLine[];
  };
  readonly note: { readonly name: string; readonly text: string };
  /** Section drawing of the building. */
  readonly tower: PictureData;
  /** Picture beside a short line of the heading on wide windows; `line` is an index from 0. */
  readonly linePicture?: { readonly line: number; readonly picture: PictureData } | undefined;
}

/** Share of the width that the building leaves to the words. */
const room = 0.765;

/** Narrows lines that would end behind the building. */
const besideTower = (lines: readonly PosterLine[]): readonly PosterLine[] =>
  lines.map((line) => {
    const { cap, share = 1 } = line;
    return share > room ? { ...line, cap: (cap * room) / share, share: room } : line;
  });

/** Default of the style sheet. */
const usual = 12;

/**
 * Cap height of the line in the water, rounded to steps of 4 % of the width: it positions the
 * building.
 */
function lastOf(lines: readonly PosterLine[]): number | undefined {
  const last = lines.at(-1);
  if (!last) return undefined;
  const step = Math.round(((fitLine(last, leastStretch.wide).foot / measure) * 100) / 4);
  return Math.min(6, Math.max(1, step)) * 4;
}

/** Heading beside a building, both standing in water. */
export function AboutHero({ heading, note, tower, linePicture }: AboutHeroProps) {
  const wide = besideTower(heading.wide);
  const share = Math.max(...wide.map((line) => line.share ?? 1));
  const last = lastOf(wide);
  return (
    <section className={styles.hero} data-water="accent6">
      <svg className={styles.disc} data-ink="accent1" viewBox="0 0 96 96" aria-hidden="true">
        <circle cx="48" cy="48" r="48" />
      </svg>
      <p className={styles.note}>
        <b>
          <Icon name="hourglass" /> {note.name}
        </b>
        {note.text}
      </p>
      <div className={styles.heading} data-last={last === usual ? undefined : last}>
        <Poster
          as="h1"
          text={heading.text}
          wide={wide}
          narrow={heading.narrow}
          inWater
          standing={linePicture && { wide: pictureBeside(linePicture.picture, linePicture.line, share) }}
        />
        <Picture {...tower} sizes="24vw" first className={styles.tower} />
      </div>
      <StopMotion />
    </section>
  );
}
