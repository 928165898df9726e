import { dayAndTime } from '../../config/brand/dates.ts';
import type { Preview } from '../../domain/preview.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './review.module.css';

/** Notice on a draft page: expiry of the preview link, and a link to leave it. */
export function PreviewBar({ ends, leave }: Extract<Preview, { by: 'link' }>) {
  const language = useLanguage();
  const { preview: words } = useWords();
  return (
    <aside className={styles.bar} aria-label={words.label}>
      <p className={styles.what}>
        <Icon name="t-inverted" className={styles.icon} />
        <b>{words.heading}</b>
      </p>
      <p>
        <b>{words.ends(dayAndTime(ends, language))}</b>
      </p>
      <p className={styles.more}>{words.note}</p>
      <a href={leave} className={styles.link}>
        {words.leave}
      </a>
    </aside>
  );
}
