import type { WorkDetails } from '../../content/types.ts';
import type { Ink } from '../../shared/colours.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './case-hero.module.css';
import { CaseScreen } from './case-screen.tsx';

export interface CaseHeroProps {
  readonly work: Pick<
    WorkDetails,
    | 'title'
    | 'subject'
    | 'services'
    | 'clientTypes'
    | 'addressBarUrl'
    | 'workHeroImage'
    | 'gridImageFull'
    | 'introImageMobile'
  >;
  /** Of the water. */
  readonly sea: Ink;
  /**
   * Behind the name, which it carries, and in the sea behind the picture, where nothing is written.
   */
  readonly blobs: { readonly name: Ink; readonly picture: Ink };
  /** Of what follows: the picture hangs into it. */
  readonly below: Ink;
}

/** The client's name in the water, and under it their website in a plain frame. */
export function CaseHero({ work, sea, blobs, below }: CaseHeroProps) {
  const facts = [
    ['Client', work.subject],
    ['Services', work.services],
    ['Type', work.clientTypes.map(({ title }) => title).join(', ')],
  ].filter(([, value]) => value);
  return (
    <>
      <Hero heading={{ text: work.title }} sea={sea} blobs={[{ shape: 'disc', ink: blobs.name, place: 'sun' }]}>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Hero>
      <div className={styles.shot} data-ground={sea}>
        <i className={styles.below} data-ground={below} aria-hidden="true" />
        <svg className={styles.moon} data-ink={blobs.picture} viewBox="0 0 2 2" aria-hidden="true">
          <circle cx="1" cy="1" r="1" />
        </svg>
        <CaseScreen
          title={work.title}
          picture={work.workHeroImage ?? work.gridImageFull}
          phonePicture={work.introImageMobile ?? null}
          address={work.addressBarUrl}
        />
      </div>
    </>
  );
}
