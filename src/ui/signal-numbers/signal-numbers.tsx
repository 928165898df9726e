import styles from './signal-numbers.module.css';

/**
 * A text in which `No. 8` stays on one line. Its spaces are left alone: what programs read of it is
 * what is written.
 */
export function SignalNumbers({ text }: { readonly text: string }) {
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
