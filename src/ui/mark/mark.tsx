import { type MarkName, siteMarks } from '../../site/site-marks.ts';

export interface MarkProps {
  readonly name: MarkName;
  readonly className?: string | undefined;
}

/** A client's or partner's wordmark in the colour of the text, at the size that looks as large as the others. */
export function Mark({ name, className }: MarkProps) {
  const { sheet, title, width, height } = siteMarks[name];
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      fill="currentColor"
    >
      <use href={`/marks/${sheet}#${name}`} />
    </svg>
  );
}
