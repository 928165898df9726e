import { Carousel } from '../../ui/carousel/carousel.tsx';
import { Plan } from '../pricing-cards/plan.tsx';
import type { PricingCard } from '../pricing-cards/pricing-card.ts';
import styles from './pricing-carousel.module.css';

export interface PricingCarouselProps {
  readonly heading: string;
  readonly cards: readonly PricingCard[];
}

/** Carousel of plans: four per view on wide windows, one and a half on narrow ones. */
export function PricingCarousel({ heading, cards }: PricingCarouselProps) {
  return (
    <div className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      <Carousel
        label={heading}
        className={styles.carousel ?? ''}
        view="four"
        slides={cards.map((card) => ({ key: card.title, label: card.title, content: <Plan card={card} /> }))}
      />
    </div>
  );
}
