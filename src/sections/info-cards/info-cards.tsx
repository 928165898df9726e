import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ground } from '../../lib/media/colours.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './info-cards.module.css';

export interface InfoCard {
  readonly title: string;
  readonly text: string;
  /** Picture on a background of the card's colour, so that it blends into the card. */
  readonly picture: PictureData;
  readonly ground: Ground;
}

export interface InfoCardsProps {
  /** Topic of the cards; the page shows it in its section header, not here. */
  readonly heading: string;
  /** Exactly six. */
  readonly cards: readonly InfoCard[];
}

/**
 * Six signboards that hang at different heights. On phones and small tablets they stack while the
 * page scrolls, each below the titles of the previous ones.
 */
export function InfoCards({ heading, cards }: InfoCardsProps) {
  return (
    <div className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.street}>
        {cards.map(({ title, text, picture, ground }) => (
          <li key={title} className={styles.sign}>
            <div className={styles.board} data-ground={ground}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <Picture {...picture} sizes="(max-width: 768px) 92vw, 40vw" className={styles.picture} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
