import { brand } from '../../config/brand/facts.ts';
import type { Link } from '../../domain/navigation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import styles from './content-unavailable.module.css';

const slices = [styles.first, styles.second, styles.third, styles.fourth];

export interface ContentUnavailableProps {
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

/** Error page for missing or unavailable content: an icon in water. */
export function ContentUnavailable({ kicker, heading, text, rest, first, elsewhere }: ContentUnavailableProps) {
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
      <div className={styles.water} aria-hidden="true">
        <Icon name="t" className={styles.icon} />
        <i />
        <Icon name="t" className={`${styles.icon} ${styles.inWater} ${styles.feet}`} />
        {slices.map((slice) => (
          <Icon key={slice} name="t" className={`${styles.icon} ${styles.inWater} ${styles.slice} ${slice}`} />
        ))}
      </div>
    </section>
  );
}
