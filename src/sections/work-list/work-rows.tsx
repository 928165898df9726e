import type { WorkCard } from '../../content/types.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './work-rows.module.css';

/** The cases as names. A swell runs through them: the name under the pointer is widest, its neighbours less so. */
export function WorkRows({ works }: { readonly works: readonly WorkCard[] }) {
  return (
    <ul className={styles.rows}>
      {works.map(({ id, title, slug, subject, clientTypes, gridImageIllustration, gridImageFull }) => {
        const picture = gridImageIllustration ?? gridImageFull;
        return (
          <li key={id} className={styles.row}>
            <a href={`/work/${slug}`}>
              <h2 className={styles.name}>{title}</h2>
              <p className={styles.subject}>{subject}</p>
              <p className={styles.types}>{clientTypes.map((type) => type.title).join(', ')}</p>
              {picture && <Picture {...picture} alt="" sizes="25vw" className={styles.picture} />}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
