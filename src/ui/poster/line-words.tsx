import type { FittedLine } from './fit-line.ts';
import { heavy } from './metrics.ts';
import styles from './poster.module.css';

/** Words of a line as SVG text. An `id` allows `<use>` to draw them again. */
export function LineWords({ line, id }: { readonly line: FittedLine; readonly id?: string }) {
  return (
    <text
      id={id}
      className={line.weight === heavy ? undefined : styles.light}
      x={line.start}
      y={line.baseline}
      fontSize={line.size}
      fontStretch={`${line.stretch}%`}
      letterSpacing={line.tracking || undefined}
      textLength={line.length}
      lengthAdjust="spacingAndGlyphs"
    >
      {line.text}
    </text>
  );
}
