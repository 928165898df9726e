import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { Blocks } from './blocks.tsx';
import { Depths } from './depths.tsx';
import { Plans } from './plans.tsx';
import type { PricingCard } from './pricing-card.ts';
import styles from './pricing-cards.module.css';
import { Scale } from './scale.tsx';

export interface PricingCardsProps {
  readonly heading: string;
  /** Style of the heading; `hidden` if the section header shows it. */
  readonly voice?: 'poster' | 'statement' | 'hidden';
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly cards: readonly PricingCard[];
  /**
   * `plain`: columns between rules. `depths`: the depth of a ship is the price. `scale`: ranges on
   * a scale. `blocks`: a tower block with one lit window per hour.
   */
  readonly variant?: 'plain' | 'depths' | 'scale' | 'blocks';
  /** Terms that apply to all plans. */
  readonly note?: string;
}

const looks = { plain: Plans, depths: Depths, scale: Scale, blocks: Blocks } as const;

/** Prices of plans, in the largest type. */
export function PricingCards({
  heading,
  voice = 'poster',
  headingLines,
  cards,
  variant = 'plain',
  note,
}: PricingCardsProps) {
  const Look = looks[variant];
  return (
    <div className={styles.section} data-variant={variant}>
      {voice === 'poster' && (
        <div className={`measure ${styles.heading}`}>
          <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} />
        </div>
      )}
      {voice === 'statement' && <h2 className={`statement measure ${styles.statement}`}>{heading}</h2>}
      {voice === 'hidden' && <h2 className="visually-hidden">{heading}</h2>}
      <Look cards={cards} note={note} />
    </div>
  );
}
