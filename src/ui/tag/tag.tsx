import { Fragment } from 'react';
import styles from './tag.module.css';

export interface TagsProps {
  readonly tags: readonly string[];
  readonly className?: string;
  /** Where no list may stand, as in a summary: a line of words. */
  readonly inline?: boolean;
}

/** Words that belong to a thing, one after the other. */
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
