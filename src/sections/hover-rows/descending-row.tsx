import { IconMask } from '../../ui/icon-mask/icon-mask.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './descending-row.module.css';
import type { HoverRow } from './hover-row.ts';
import { RowChoice } from './row-choice.tsx';

/** Cap heights in per cent of the word's width; the active word is taller. */
const caps = { idle: 12, active: 35, narrow: 22 };

/** Depth, topic and the weight that hangs on its line. */
export function DescendingRow({ row, number }: { readonly row: HoverRow; readonly number: number }) {
  const { title, tag, text, picture } = row;
  return (
    <div className={styles.row}>
      <RowChoice row={row} />
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <p className={styles.text}>
        {tag && <b>{tag} </b>}
        {text}
      </p>
      <span className={styles.word}>
        <PosterLines className={styles.idle} lines={[{ text: title, cap: caps.idle }]} />
        <PosterLines className={styles.active} lines={[{ text: title, cap: caps.active }]} />
        <PosterLines className={styles.narrow} lines={[{ text: title, cap: caps.narrow }]} />
      </span>
      <div className={styles.weight}>
        <IconMask icon="triangle-down" className={styles.mask ?? ''}>
          <Picture {...picture} sizes="(max-width: 1024px) 60vw, 30vw" />
        </IconMask>
      </div>
    </div>
  );
}
