import { brand } from '../../brand/facts.ts';
import type { Link } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './content-away.module.css';

const slices = [styles.first, styles.second, styles.third, styles.fourth];

export interface ContentAwayProps {
  readonly heading: string;
  /** Ends before the address to write to, with a space. */
  readonly text: string;
  readonly rest: string;
  readonly elsewhere: readonly Link[];
}

/** The content system does not answer: one signal, standing in the water. */
export function ContentAway({ heading, text, rest, elsewhere }: ContentAwayProps) {
  return (
    <section className={styles.away}>
      <div className={`grid ${styles.words}`}>
        <p className={styles.kicker}>Error 503</p>
        <h1 className={styles.title}>{heading}</h1>
        <div className={styles.text}>
          <p>
            {text}
            <a href={`mailto:${brand.email}`}>{brand.email}</a>.
          </p>
          <p>{rest}</p>
          <div className={styles.onward}>
            <Button href="">Try again</Button>
            {elsewhere.map(({ href, label }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </div>
        </div>
      </div>
      <div className={styles.sea} aria-hidden="true">
        <Signal name="1" className={styles.signal} />
        <i />
        <Signal name="1" className={`${styles.signal} ${styles.sunk} ${styles.feet}`} />
        {slices.map((slice) => (
          <Signal key={slice} name="1" className={`${styles.signal} ${styles.sunk} ${styles.slice} ${slice}`} />
        ))}
      </div>
    </section>
  );
}
