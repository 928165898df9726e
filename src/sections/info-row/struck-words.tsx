import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './struck-words.module.css';

export interface StruckWordsProps {
  /** Words to strike out. */
  readonly out: readonly string[];
  readonly kept: string;
}

const caps = { out: 11, kept: 8 };
const least = 4;

/** List of words of which all but one are struck out. */
export function StruckWords({ out, kept }: StruckWordsProps) {
  return (
    <ul className={styles.list}>
      {out.map((text) => (
        <li key={text} className={styles.out}>
          <s className="visually-hidden">{text}</s>
          <PosterLines lines={[{ text, cap: caps.out }]} readable={least} />
        </li>
      ))}
      <li data-ink="accent2">
        <span className="visually-hidden">{kept}</span>
        <PosterLines lines={[{ text: kept, cap: caps.kept }]} readable={least} />
      </li>
    </ul>
  );
}
