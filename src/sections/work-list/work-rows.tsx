import type { WorkCard } from '../../content/types.ts';
import { DrawnScreen } from '../../ui/drawn-screen/drawn-screen.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { workListPart } from './work-list.parts.ts';
import styles from './work-rows.module.css';

/** The cases as names. A swell runs through them: the name under the pointer is widest, its neighbours less so. */
export function WorkRows({ works }: { readonly works: readonly WorkCard[] }) {
  return (
    <ul className={styles.rows} data-part={workListPart('list')}>
      {works.map(({ id, title, slug, subject, clientTypes, gridImageIllustration, gridImageFull }) => {
        const picture = gridImageIllustration ?? gridImageFull;
        return (
          <li key={id} className={styles.row} data-slug={slug}>
            <a href={`/work/${slug}`}>
              <h2 className={styles.name} dir="auto">
                {title}
              </h2>
              {subject && (
                <p className={styles.subject} dir="auto">
                  {subject}
                </p>
              )}
              <p className={styles.types}>{clientTypes.map((type) => type.title).join(', ')}</p>
              <span className={styles.picture} data-grows>
                {picture ? <Picture {...picture} alt="" sizes="25vw" /> : <DrawnScreen name={title} />}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
