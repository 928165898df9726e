import type { Picture as PictureData } from '../../domain/picture.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './steps.module.css';

export interface StepsProps {
  readonly heading: string;
  /** Four states of one drawing, which continues across the window on wide windows. */
  readonly steps: readonly { readonly title: string; readonly text: string; readonly picture: PictureData }[];
}

/** Steps of a process, with one drawing in as many states. */
export function Steps({ heading, steps }: StepsProps) {
  return (
    <div className={styles.section}>
      <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, picture }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.frame}>
              <Picture {...picture} sizes="(max-width: 768px) 100vw, 100vw" className={styles.picture} />
            </div>
            <div className={styles.words}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
