import styles from './unbroken-numbers.module.css';

/** Keeps `No. 8` on one line. The spaces stay normal, so that the text content is unchanged. */
export function UnbrokenNumbers({ text }: { readonly text: string }) {
  return text.split(/(\bNo\.\s\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same number may stand twice in a text, which is cut once.
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
