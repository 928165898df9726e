import { brand } from '../../brand/facts.ts';
import type { Link } from '../../shared/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './content-away.module.css';

const slices = [styles.first, styles.second, styles.third, styles.fourth];

export interface ContentAwayProps {
  /** What kind of page this is, in a word or two. */
  readonly kicker: string;
  readonly heading: string;
  /** Ends before the address to write to, with a space. */
  readonly text: string;
  readonly rest: string;
  /** An empty address loads the page anew. */
  readonly first: Link;
  readonly elsewhere: readonly Link[];
}

/**
 * There is nothing to show, because content does not answer or is shown no more: one signal,
 * standing in the water.
 */
export function ContentAway({ kicker, heading, text, rest, first, elsewhere }: ContentAwayProps) {
  return (
    <section className={styles.away}>
      <div className={`grid ${styles.words}`}>
        <p className={styles.kicker}>{kicker}</p>
        <h1 className={styles.title}>{heading}</h1>
        <div className={styles.text}>
          <p>
            {text}
            <MailLink address={brand.email} />.
          </p>
          <p>{rest}</p>
          <div className={styles.onward}>
            <Button href={first.href}>{first.label}</Button>
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
