import styles from './tag.module.css';

/** Words that belong to a thing, one after the other. */
export function Tags({ tags, className = '' }: { readonly tags: readonly string[]; readonly className?: string }) {
  return (
    <ul className={`${styles.tags} ${className}`}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
