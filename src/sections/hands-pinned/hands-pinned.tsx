import type { Picture } from '../../domain/picture.ts';
import styles from './hands-pinned.module.css';

/** Layers from back to front: each half of the icon lies between a hand and its thumb. */
const layers = [
  ['robot', 'robot'],
  ['human', 'human'],
  ['robot-open', 'robot'],
  ['human-open', 'human'],
  ['sign-left', 'robot'],
  ['sign-right', 'human'],
  ['robot-thumb', 'robot'],
  ['human-thumb', 'human'],
] as const;

export interface HandsPinnedProps {
  /** Each layer in landscape and portrait, all of one size per orientation. */
  readonly pictures: Readonly<Record<(typeof layers)[number][0], { readonly wide: Picture; readonly narrow: Picture }>>;
  readonly heading: string;
  /** Exactly four, one per stage. */
  readonly stages: readonly { readonly title: string; readonly text: string }[];
}

/** Media query for the portrait pictures of phones. */
const upright = '(max-width: 600px) and (orientation: portrait)';

/**
 * Maximum text width beside the hands, in letters. A heading may have half of it; a Chinese
 * character counts twice.
 */
const room = 250;

const widthOf = (text: string): number => [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);

/**
 * Two hands that meet while the page scrolls past a pinned section (`hands2`, `hands3`, `hands4`).
 * Without script or under reduced motion: four texts under joined hands.
 */
export function HandsPinned({ pictures, heading, stages }: HandsPinnedProps) {
  const long = Math.max(widthOf(heading) * 2, ...stages.map(({ text }) => widthOf(text))) > room;
  return (
    <div className={long ? `${styles.way} ${styles.long}` : styles.way} data-motion="hands-pinned">
      <div className={styles.scene}>
        <div className={styles.waters} aria-hidden="true">
          <i data-ground="accent3" />
          <i data-ground="accent2" />
          <i data-ground="accent1" />
        </div>
        <h2 className={styles.heading}>{heading}</h2>
        <div className={styles.hands} aria-hidden="true">
          {layers.map(([name, side]) => {
            const { wide, narrow } = pictures[name];
            return (
              <picture key={name}>
                <source media={upright} srcSet={narrow.url} width={narrow.width} height={narrow.height} />
                <img
                  className={styles.layer}
                  data-side={side}
                  data-layer={name}
                  src={wide.url}
                  alt=""
                  width={wide.width}
                  height={wide.height}
                  loading="lazy"
                />
              </picture>
            );
          })}
        </div>
        <ol className={styles.stages}>
          {stages.map(({ title, text }) => (
            <li key={title} className={styles.stage}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
