import type { Mark as MarkData } from '../../shared/mark.ts';

export type MarkProps = MarkData & { readonly className?: string | undefined };

/** What is drawn of it. A picture stands in a drawing too, so that all marks of a row are sized in one way. */
function Drawn({ mark }: { readonly mark: MarkData }) {
  if ('sheet' in mark) return <use href={`/marks/${mark.sheet}#${mark.name}`} />;
  const { url, ink, width, height } = mark;
  return ink === 'text' ? <use href={url} /> : <image href={url} width={width} height={height} />;
}

/** A client's or partner's wordmark in the colour of the text, at the size that looks as large as the others. */
export function Mark({ className, ...mark }: MarkProps) {
  const { title, width, height } = mark;
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
      <Drawn mark={mark} />
    </svg>
  );
}
