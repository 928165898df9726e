import type { FittedLine } from './fit-line.ts';
import { gap, latinDrop, latinSize, latinWidth, type Run } from './han-face.ts';
import { heavy } from './metrics.ts';
import styles from './poster.module.css';

/** Words of a line as SVG text. An `id` allows `<use>` to draw them again. */
export function LineWords({ line, id }: { readonly line: FittedLine; readonly id?: string }) {
  return (
    <text
      id={id}
      data-han={line.runs && ''}
      className={line.weight === heavy ? undefined : styles.light}
      x={line.start}
      y={line.baseline}
      fontSize={line.size}
      fontStretch={`${line.stretch}%`}
      letterSpacing={line.tracking || undefined}
      textLength={line.length}
      lengthAdjust="spacingAndGlyphs"
    >
      {line.runs ? <Runs line={line} runs={line.runs} /> : line.text}
    </text>
  );
}

/** Chinese characters, and between them Latin letters that end where the characters end. */
function Runs({ line, runs }: { readonly line: FittedLine; readonly runs: readonly Run[] }) {
  if (runs.length === 1) return line.text;
  const { size, stretch } = line;
  const units = (ems: number): number => Number((ems * size).toFixed(1));
  return runs.map(({ text, han }, index) => {
    const before = index > 0 ? units(gap) : undefined;
    const dy = units(han ? -latinDrop : latinDrop);
    return han ? (
      <tspan key={text} dx={before} dy={index > 0 ? dy : undefined}>
        {text}
      </tspan>
    ) : (
      <tspan
        key={text}
        dx={before}
        dy={dy}
        fontSize={units(latinSize)}
        fontStretch={`${latinWidth(stretch).toFixed(1)}%`}
      >
        {text}
      </tspan>
    );
  });
}
