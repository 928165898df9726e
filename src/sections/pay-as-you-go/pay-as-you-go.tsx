import { Button } from '../../ui/button/button.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './pay-as-you-go.module.css';

export interface PayAsYouGoProps {
  readonly title: string;
  /** Set as wide as its column. */
  readonly price: string;
  readonly statement: string;
  readonly terms: string;
  readonly button: { readonly href: string; readonly label: string };
  /** Level of the headings: 2 if no heading stands above. */
  readonly level?: 2 | 3;
}

const windows = Array.from({ length: 15 }, (_, index) => index);

/** Price of a single hour, and a dark tower block with one lit window. */
export function PayAsYouGo({ title, price, statement, terms, button, level = 3 }: PayAsYouGoProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`grid ${styles.section}`}>
      <div className={styles.block} aria-hidden="true">
        {windows.map((index) => (
          <span key={index} />
        ))}
      </div>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <Poster as="span" text={price} wide={[{ text: price, cap: 19 }]} narrow={[{ text: price, cap: 24 }]} />
        <p className={styles.statement}>{statement}</p>
        <p className={styles.terms}>{terms}</p>
        <Button href={button.href}>{button.label}</Button>
      </div>
    </div>
  );
}
