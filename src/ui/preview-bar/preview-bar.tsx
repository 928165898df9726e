import type { Preview } from '../../domain/preview.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './preview-bar.module.css';

/** Notice on a draft page: expiry of the preview link, and a link to leave it. */
export const PreviewBar = ({ ends, leave }: Extract<Preview, { by: 'link' }>) => (
  <aside className={styles.bar} aria-label="Preview">
    <p className={styles.what}>
      <Icon name="t-inverted" className={styles.icon} />
      <b>Preview of a draft</b>
    </p>
    <p className={styles.ends}>Ends {ends}</p>
    <p className={styles.more}>Anyone with this link can see it. Search engines cannot. Forms do not send.</p>
    <a href={leave} className={styles.leave}>
      Leave
    </a>
  </aside>
);
