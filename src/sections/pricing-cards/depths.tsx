import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import snap from '../../ui/snap-row/snap-row.module.css';
import styles from './depths.module.css';
import { Facts } from './facts.tsx';
import { contactAddress, type PricingCard } from './pricing-card.ts';
import { ShipDrawing } from './ship-drawing.tsx';

const deepest = 4;

/** Maximum length of a note in the water below the lightest ship. */
const underLightest = 180;

/** Ships on one water line whose depth is proportional to the price. */
export function Depths({
  cards,
  note,
}: {
  readonly cards: readonly PricingCard[];
  readonly note?: string | undefined;
}) {
  const words = useWords();
  const least = Math.min(...cards.map(({ amount: [from] }) => from));
  const depthOf = (price: number): number => Math.min(deepest, Math.round(price / least));
  const [first, ...others] = cards.map(({ amount: [from] }) => depthOf(from));
  const fits = first === 1 && Math.max(...others) > 2 && cards.length <= 3 && (note ?? '').length <= underLightest;
  return (
    <div className={styles.scene} data-low={fits ? undefined : true}>
      <div className={`${styles.row} ${snap.row}`}>
        <ul className={styles.items}>
          {cards.map((card, index) => {
            const { title, text, tags, price, subprice, bottomtext, flag, amount } = card;
            return (
              <li key={title} className={styles.item} data-depth={depthOf(amount[0])}>
                <div className={styles.above}>
                  <h3 className={styles.title}>
                    {title}
                    {flag && <span className={styles.flag}> {flag}</span>}
                  </h3>
                  {text && <p className={styles.text}>{text}</p>}
                  {tags && <Facts facts={tags} />}
                  <ShipDrawing size={Math.min(index, 2) as 0 | 1 | 2} className={styles.drawing} />
                </div>
                <div className={styles.water}>
                  <div className={styles.below}>
                    <p className={styles.small}>{subprice}</p>
                    <p>
                      <span className="visually-hidden">{price}</span>
                      <PosterLines lines={[{ text: price, cap: 40 }]} readable={5} />
                    </p>
                    {bottomtext && <p className={styles.small}>{bottomtext}</p>}
                  </div>
                  <Button href={contactAddress(card)} small className={styles.button}>
                    {words.page.contact}
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
