import type { Picture } from '../../shared/picture.ts';
import styles from './hands-pinned.module.css';

/**
 * From the back to the front: each half of the signal lies between its hand and its hand's thumb.
 */
const layers = [
  ['robot', 'robot'],
  ['human', 'human'],
  ['robot-open', 'robot'],
  ['human-open', 'human'],
  ['signal-left', 'robot'],
  ['signal-right', 'human'],
  ['robot-thumb', 'robot'],
  ['human-thumb', 'human'],
] as const;

export interface HandsPinnedProps {
  /** Each layer lying and upright, all of them on one sheet of either shape. */
  readonly pictures: Readonly<Record<(typeof layers)[number][0], { readonly wide: Picture; readonly narrow: Picture }>>;
  readonly heading: string;
  /** Four: one for each stage of the way. */
  readonly stages: readonly { readonly title: string; readonly text: string }[];
}

/** Upright pictures for telephones: narrow, and narrower than high. */
const upright = '(max-width: 600px) and (orientation: portrait)';

/**
 * Letters of a text that has room beside the hands; a heading has half of it, and signs of Chinese
 * are two wide.
 */
const room = 250;

const widthOf = (text: string): number => [...text].reduce((width, letter) => width + (letter > '\u2e7f' ? 2 : 1), 0);

/**
 * Two hands that come together while the page scrolls past: the section stays, the stages go by
 * (`hands2`, `hands3`, `hands4`), and the sea of each stage is the ground of the next. Without
 * script, or where motion is unwanted, it is a sequence of four texts under joined hands.
 */
export function HandsPinned({ pictures, heading, stages }: HandsPinnedProps) {
  const long = Math.max(widthOf(heading) * 2, ...stages.map(({ text }) => widthOf(text))) > room;
  return (
    <div className={long ? `${styles.way} ${styles.long}` : styles.way} data-motion="hands-pinned">
      <div className={styles.scene}>
        <div className={styles.seas} aria-hidden="true">
          <i data-ground="harbour" />
          <i data-ground="ferry" />
          <i data-ground="taxi" />
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
