import type { WorkDetails } from '../../content/types.ts';
import type { Ink } from '../../site/colours.ts';
import type { Blob } from '../../site/page-types.ts';
import type { Picture as PictureData } from '../../site/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { Hero } from '../hero/hero.tsx';
import styles from './case-hero.module.css';

export interface CaseHeroProps {
  readonly work: Pick<WorkDetails, 'title' | 'subject' | 'services' | 'clientTypes' | 'addressBarUrl'>;
  readonly picture: PictureData | null;
  readonly ink: Ink;
  readonly blobs: readonly Blob[];
}

/** The client's name in the water, and under it their website in a plain frame. */
export function CaseHero({ work, picture, ink, blobs }: CaseHeroProps) {
  const facts = [
    ['Client', work.subject],
    ['Services', work.services],
    ['Type', work.clientTypes.map(({ title }) => title).join(', ')],
  ].filter(([, value]) => value);
  return (
    <>
      <Hero heading={{ text: work.title }} sea={ink} blobs={blobs}>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Hero>
      {picture && (
        <div className={styles.shot} data-ground={ink}>
          <figure className={styles.window}>
            {work.addressBarUrl && (
              <p className={styles.bar}>
                <Signal name="9" className={styles.mark} />
                {work.addressBarUrl}
              </p>
            )}
            <Picture {...picture} sizes="(max-width: 1024px) 100vw, 84vw" first className={styles.picture} />
          </figure>
        </div>
      )}
    </>
  );
}
