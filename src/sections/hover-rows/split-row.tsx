import { Picture } from '../../ui/picture/picture.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { capHeight, inkOf, narrowest } from '../../ui/poster/metrics.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import type { HoverRow } from './hover-row.ts';
import { RowChoice } from './row-choice.tsx';
import styles from './split-row.module.css';

const caps = { idle: 10, narrow: 17 };

/**
 * Share of the width, in per cent, for both halves; the picture takes the rest. Heights use the
 * same unit.
 */
const room = 74;
const tallest = 14;
const lowest = 1;
/** Minimum cap height of a split word; below it, word and picture would be too small. */
const readable = 3;

function halvesOf({ title, halves }: HoverRow): readonly [string, string] {
  if (halves) return halves;
  const middle = Math.ceil(title.length / 2);
  const space = title.indexOf(' ');
  return space > 0 ? [title.slice(0, space), title.slice(space + 1)] : [title.slice(0, middle), title.slice(middle)];
}

/** Fits two lines of one height into the available width. The height is an integer, for the CSS. */
function fitHalves(halves: readonly [string, string]): {
  readonly lines: readonly [PosterLine, PosterLine];
  readonly height: number;
} {
  const widthOf = (text: string, stretch: number): number => inkOf(text.toUpperCase(), stretch).width;
  const narrow = (widthOf(halves[0], narrowest) + widthOf(halves[1], narrowest)) / capHeight;
  const height = Math.max(lowest, Math.min(tallest, Math.floor(room / narrow)));
  const natural = widthOf(halves[0], 90) + widthOf(halves[1], 90);
  const line = (text: string): PosterLine => ({ text, cap: (height * 100) / (room * (widthOf(text, 90) / natural)) });
  return { lines: [line(halves[0]), line(halves[1])], height };
}

function Words({ tag, text }: Pick<HoverRow, 'tag' | 'text'>) {
  return (
    <p className={styles.text}>
      {tag && <b>{tag} </b>}
      {text}
    </p>
  );
}

/** Word that opens around its picture when active. */
export function SplitRow({ row }: { readonly row: HoverRow; readonly number: number }) {
  const { title, tag, text, picture } = row;
  const { lines, height } = fitHalves(halvesOf(row));
  const idle: PosterLine = { text: title, cap: caps.idle };
  if (height < readable)
    return (
      <div className={styles.row}>
        <RowChoice row={row} />
        <Words tag={tag} text={text} />
        <PosterLines className={styles.idle} lines={[idle]} readable={readable} />
        <PosterLines className={styles.narrow} lines={[{ ...idle, cap: caps.narrow }]} readable={readable} />
        <div className={`${styles.split} ${styles.over}`}>
          <PosterLines className={styles.half} lines={[idle]} readable={readable} />
          <div className={styles.frame}>
            <Picture {...picture} sizes="92vw" className={styles.picture} />
          </div>
        </div>
      </div>
    );
  return (
    <div className={styles.row}>
      <RowChoice row={row} />
      <Words tag={tag} text={text} />
      <PosterLines className={styles.idle} lines={[idle]} />
      <PosterLines className={styles.narrow} lines={[{ text: title, cap: caps.narrow }]} />
      <div className={styles.split} data-height={height}>
        <PosterLines className={styles.half} lines={[lines[0]]} />
        <div className={styles.frame}>
          <Picture {...picture} sizes="(max-width: 1024px) 92vw, 34vw" className={styles.picture} />
        </div>
        <PosterLines className={styles.half} lines={[lines[1]]} />
      </div>
    </div>
  );
}
