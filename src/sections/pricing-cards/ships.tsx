import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import snap from '../../ui/snap-row/snap-row.module.css';
import { Facts } from './facts.tsx';
import { contactAddress, contactLabel, type PricingCard } from './pricing-card.ts';
import styles from './ships.module.css';
import { Vessel } from './vessel.tsx';

const deepest = 4;

/** Maximum length of a note in the water below the lightest ship. */
const underLightest = 180;

/** Ships on one water line whose draught is proportional to the price. */
export function Ships({ cards, note }: { readonly cards: readonly PricingCard[]; readonly note?: string | undefined }) {
  const least = Math.min(...cards.map(({ amount: [from] }) => from));
  const draughtOf = (price: number): number => Math.min(deepest, Math.round(price / least));
  const [first, ...others] = cards.map(({ amount: [from] }) => draughtOf(from));
  const fits = first === 1 && Math.max(...others) > 2 && cards.length <= 3 && (note ?? '').length <= underLightest;
  return (
    <div className={styles.sea} data-low={fits ? undefined : true}>
      <div className={`${styles.fleet} ${snap.row}`}>
        <ul className={styles.ships}>
          {cards.map((card, index) => {
            const { title, text, tags, price, subprice, bottomtext, flag, amount } = card;
            return (
              <li key={title} className={styles.ship} data-draught={draughtOf(amount[0])}>
                <div className={styles.sky}>
                  <h3 className={styles.title}>
                    {title}
                    {flag && <span className={styles.flag}> {flag}</span>}
                  </h3>
                  {text && <p className={styles.text}>{text}</p>}
                  {tags && <Facts facts={tags} />}
                  <Vessel size={Math.min(index, 2) as 0 | 1 | 2} className={styles.vessel} />
                </div>
                <div className={styles.water}>
                  <div className={styles.hold}>
                    <p className={styles.small}>{subprice}</p>
                    <p>
                      <span className="visually-hidden">{price}</span>
                      <PosterLines lines={[{ text: price, cap: 40 }]} readable={5} />
                    </p>
                    {bottomtext && <p className={styles.small}>{bottomtext}</p>}
                  </div>
                  <Button href={contactAddress(card)} small className={styles.button}>
                    {contactLabel}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </div>
  );
}
