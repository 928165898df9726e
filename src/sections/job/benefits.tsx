import { useWords } from '../../i18n/language-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './benefits.module.css';

export interface Benefit {
  /**
   * Drawing above the text: a figure with its cap height in per cent of the column, or an icon.
   */
  readonly shown: { readonly figure: string; readonly cap: number } | { readonly icon: IconName };
  readonly name: string;
  /** Chinese name of the same place. */
  readonly chinese?: string;
  /** Number of marks and the highlighted range: two days of five, the ninth of nine floors. */
  readonly scale?: { readonly of: number; readonly from: number; readonly to: number };
}

function Scale({ of, from, to }: NonNullable<Benefit['scale']>) {
  return (
    <span className={styles.scale} aria-hidden="true">
      {Array.from({ length: of }, (_, index) => index + 1).map((mark) => (
        <i key={mark} data-meant={(mark >= from && mark <= to) || undefined} />
      ))}
    </span>
  );
}

/** Benefits as very large figures, each with a text and a scale. */
export function Benefits({ benefits }: { readonly benefits: readonly Benefit[] }) {
  const { jobs: words } = useWords();
  return (
    <section className={styles.section} data-ground="accent4" aria-labelledby="benefits">
      <h2 className="visually-hidden" id="benefits">
        {words.benefits}
      </h2>
      <ul className={`measure ${styles.list}`}>
        {benefits.map(({ shown, name, chinese, scale }) => (
          <li key={name} className={styles.item}>
            {'figure' in shown ? (
              <PosterLines lines={[{ text: shown.figure, cap: shown.cap }]} className={styles.figure} />
            ) : (
              <Icon name={shown.icon} className={styles.icon} />
            )}
            <p className={styles.words}>
              {'figure' in shown && /\d$/.test(shown.figure) && (
                <span className="visually-hidden">{shown.figure} </span>
              )}
              {name}
              {chinese && <span lang="zh-HK"> {chinese}</span>}
            </p>
            {scale && <Scale {...scale} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
