import { brand } from '../../config/brand/facts.ts';
import type { Link } from '../../domain/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './content-away.module.css';

const slices = [styles.first, styles.second, styles.third, styles.fourth];

export interface ContentAwayProps {
  /** Type of page, in one or two words. */
  readonly kicker: string;
  readonly heading: string;
  /** Text before the email address, with a trailing space. */
  readonly text: string;
  readonly rest: string;
  /** First link; an empty address reloads the page. */
  readonly first: Link;
  readonly elsewhere: readonly Link[];
}

/** Error page for missing or unavailable content: a signal in water. */
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
