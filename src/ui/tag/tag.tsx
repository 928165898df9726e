import { Fragment } from 'react';
import styles from './tag.module.css';

export interface TagsProps {
  readonly tags: readonly string[];
  readonly className?: string;
  /** Renders a line of text where a list is invalid, such as in `<summary>`. */
  readonly inline?: boolean;
}

/** Tags of an item. */
export function Tags({ tags, className = '', inline = false }: TagsProps) {
  if (inline)
    return (
      <span className={`${styles.tags} ${className}`}>
        {tags.map((tag, index) => (
          <Fragment key={tag}>
            {index > 0 && <span className="visually-hidden">, </span>}
            <span className={styles.tag}>{tag}</span>
          </Fragment>
        ))}
      </span>
    );
  return (
    <ul className={`${styles.tags} ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
