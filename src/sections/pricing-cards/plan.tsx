import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Facts } from './facts.tsx';
import styles from './plan.module.css';
import { contactAddress, type PricingCard } from './pricing-card.ts';

/** Plan with name, price as wide as the column, purpose and link to the contact form. */
export function Plan({ card }: { readonly card: PricingCard }) {
  const words = useWords();
  const { title, picture, price, subprice, text, tags, bottomtext, flag } = card;
  return (
    <article className={styles.plan} data-ground={flag ? 'accent4' : undefined}>
      <h3 className={styles.title}>
        {title}
        {flag && <span className={styles.flag}> {flag}</span>}
      </h3>
      {picture && <Picture {...picture} sizes="(max-width: 600px) 92vw, 30vw" className={styles.picture} />}
      <p className={styles.price}>
        <span className="visually-hidden">{price}</span>
        <PosterLines lines={[{ text: price, cap: 30 }]} readable={5} />
      </p>
      <p className={styles.subprice}>{subprice}</p>
      {text && <p className={styles.text}>{text}</p>}
      {tags && <Facts facts={tags} />}
      {bottomtext && <p className={styles.subprice}>{bottomtext}</p>}
      <Button href={contactAddress(card)} small className={styles.button}>
        {words.page.contact}
      </Button>
    </article>
  );
}
