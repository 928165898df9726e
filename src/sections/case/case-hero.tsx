import type { WorkDetails } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import type { Ink } from '../../lib/media/colours.ts';
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
  /** Colour of the water. */
  readonly water: Ink;
  /**
   * Colours of the shapes: `name` must contrast with the text on it; `picture` is behind the
   * picture.
   */
  readonly shapes: { readonly name: Ink; readonly picture: Ink };
  /** Colour of the next section, which the picture overlaps. */
  readonly below: Ink;
}

/** Client's name in water, with a screenshot of the website below. */
export function CaseHero({ work, water, shapes, below }: CaseHeroProps) {
  const { case: words, text } = useWords();
  const facts = [
    [words.client, work.subject],
    [words.services, work.services],
    [words.type, work.clientTypes.map(({ title }) => title).join(text.comma)],
  ].filter(([, value]) => value);
  return (
    <>
      <Hero heading={{ text: work.title }} water={water} shapes={[{ shape: 'disc', ink: shapes.name, place: 'large' }]}>
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
      <div className={styles.shot} data-ground={water}>
        <i className={styles.below} data-ground={below} aria-hidden="true" />
        <svg className={styles.disc} data-ink={shapes.picture} viewBox="0 0 2 2" aria-hidden="true">
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
