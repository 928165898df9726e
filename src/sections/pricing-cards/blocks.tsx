import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './blocks.module.css';
import { Facts } from './facts.tsx';
import { contactAddress, type PricingCard } from './pricing-card.ts';

/** Number at the start of a title, on which the block stands: `25 hours a quarter`. */
const hoursOf = (title: string): string => /^\d+/.exec(title)?.[0] ?? '';

/** Tower blocks on one street, each with as many lit windows as hours. */
export function Blocks({
  cards,
  note,
}: {
  readonly cards: readonly PricingCard[];
  readonly note?: string | undefined;
}) {
  const words = useWords();
  return (
    <>
      <ul className={styles.street}>
        {cards.map((card) => {
          const { title, picture, price, subprice, text, tags, bottomtext, flag } = card;
          const hours = hoursOf(title);
          return (
            <li key={title} className={styles.block}>
              <div className={styles.tower}>
                {picture && <Picture {...picture} sizes="(max-width: 1024px) 50vw, 25vw" className={styles.picture} />}
              </div>
              <div className={styles.hours}>
                {hours && <PosterLines lines={[{ text: hours, cap: 42 }]} readable={8} />}
              </div>
              <h3 className={styles.title}>
                {title}
                {flag && <span className={styles.flag}> {flag}</span>}
              </h3>
              <div className={styles.cost}>
                <p className={styles.price}>
                  <span className="visually-hidden">{price}</span>
                  <PosterLines lines={[{ text: price, cap: 15 }]} readable={5} />
                </p>
                <p className={styles.rate}>{subprice}</p>
              </div>
              <div className={styles.words}>
                {text && <p className={styles.text}>{text}</p>}
                {tags && <Facts facts={tags} />}
                {bottomtext && <p className={styles.rate}>{bottomtext}</p>}
              </div>
              <Button href={contactAddress(card)} small className={styles.button}>
                {words.page.contact}
              </Button>
            </li>
          );
        })}
      </ul>
      {note && <p className={`measure ${styles.note}`}>{note}</p>}
    </>
  );
}
