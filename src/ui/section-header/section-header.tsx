import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './section-header.module.css';

/** Maximum length of a word that fits into one column of the grid. */
const inOneColumn = 5;

export interface SectionHeaderProps {
  readonly icon: IconName;
  /** Word or two beside the icon. */
  readonly label: string;
  /** Topic of the section. */
  readonly name: string;
  /** Renders the name as an `<h2>`. */
  readonly heading?: boolean;
  /** Short remark. */
  readonly note?: string;
  /** Position, for example `3 / 8`. */
  readonly position?: string;
}

/** Header bar of a section, aligned with the grid. */
export function SectionHeader({ icon, label, name, heading = false, note, position }: SectionHeaderProps) {
  const Name = heading ? 'h2' : 'p';
  const wide = position?.split(/\s+/).some((word) => [...word].length > inOneColumn);
  return (
    <div className={`grid ${styles.bar}`}>
      <p className={styles.label}>
        <Icon name={icon} />
        {label}
      </p>
      <Name className={styles.name}>{name}</Name>
      {note && <p className={styles.note}>{note}</p>}
      {position && <p className={wide ? `${styles.position} ${styles.wide}` : styles.position}>{position}</p>}
    </div>
  );
}
