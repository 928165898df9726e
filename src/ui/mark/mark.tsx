import type { Mark as MarkData } from '../../shared/mark.ts';

export interface MarkProps extends MarkData {
  readonly className?: string | undefined;
}

/** A client's or partner's wordmark in the colour of the text, at the size that looks as large as the others. */
export function Mark({ name, sheet, title, width, height, className }: MarkProps) {
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
