import { Icon } from '../../ui/icon/icon.tsx';
import styles from './growing-list.module.css';

export interface GrowingListItem {
  readonly title: string;
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

export interface GrowingListProps {
  readonly heading: string;
  /** At most six; each title is wider than the previous one. */
  readonly items: readonly GrowingListItem[];
}

/** Maximum length of each title on phones. */
const room = [16, 13, 9, 7, 7, 11] as const;

const isLong = (title: string, index: number): boolean =>
  title.split(/\s+/).some((word) => [...word].length > (room[index] ?? 7));

/** List whose titles grow from narrow to wide. */
export function GrowingList({ heading, items }: GrowingListProps) {
  return (
    <div className={styles.section}>
      <h2 className="visually-hidden">{heading}</h2>
      <ul className={styles.items}>
        {items.map(({ title, text, link }, index) => (
          <li key={title} className={`grid ${styles.item}`}>
            <h3 className={isLong(title, index) ? `${styles.title} ${styles.long}` : styles.title}>{title}</h3>
            <div className={styles.text}>
              <p>{text}</p>
              {link && (
                <a href={link.href} className={styles.link}>
                  {link.label}
                  <Icon name="triangle" className={styles.arrow} />
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
