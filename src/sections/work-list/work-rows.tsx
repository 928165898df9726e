import { inks } from '../../config/brand/inks.ts';
import type { WorkCard } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { contrast } from '../../lib/media/colour-values.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { siteColours } from '../case/case-ink.ts';
import styles from './work-rows.module.css';

/** Index of the row that is current initially; not the first, so that rows on both sides widen. */
const fifth = 4;

/**
 * Band in the colour of the case's page. An SVG fill, because the Content Security Policy forbids
 * inline styles.
 */
function Band({ colour }: { readonly colour: string }) {
  return (
    <svg className={styles.band} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  );
}

const typeOn = (colour: string): 'ink' | 'paper' =>
  contrast(colour, inks.ink) >= contrast(colour, inks.paper) ? 'ink' : 'paper';

/**
 * Cases as names. The current one is widest, on a band in its client's colour; adjacent ones are
 * slightly wider.
 */
export function WorkRows({ works }: { readonly works: readonly WorkCard[] }) {
  const words = useWords();
  const current = Math.min(fifth, Math.floor(works.length / 2));
  return (
    <ul className={styles.rows} data-part="list">
      {works.map(({ id, title, slug, subject, clientTypes, colours, ...pictures }, index) => {
        const picture = pictures.gridImageIllustration ?? pictures.gridImageFull;
        const [, colour] = colours ?? siteColours(slug);
        return (
          <li
            key={id}
            className={styles.row}
            data-slug={slug}
            data-part="row"
            data-current={index === current || undefined}
            data-type={typeOn(colour)}
          >
            <a href={`/work/${slug}`}>
              <Band colour={colour} />
              <h2 className={styles.name} dir="auto">
                {title}
              </h2>
              {subject && (
                <p className={styles.subject} dir="auto">
                  {subject}
                </p>
              )}
              <p className={styles.types}>{clientTypes.map((type) => type.title).join(words.text.comma)}</p>
              <span className={styles.picture} data-grows>
                {picture ? (
                  <Picture {...picture} alt="" sizes="(max-width: 768px) 50vw, 25vw" />
                ) : (
                  <DrawnScreen name={title} />
                )}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
