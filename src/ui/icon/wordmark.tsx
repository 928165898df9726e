import { name } from '../../config/brand/name.ts';
import { wordmark } from '../../config/brand/wordmark.ts';
import { fitLine, measure } from '../poster/fit-line.ts';
import styles from './wordmark.module.css';

/** Cap height in per cent of the width: the set name is about as wide as the drawn one. */
const cap = 11;

/** Drawn name of the brand, or the name in the poster font if there is no drawing. */
export function Wordmark({ className = '' }: { readonly className?: string | undefined }) {
  if (!wordmark) {
    const line = fitLine({ text: name.name.toUpperCase(), cap });
    return (
      <svg
        className={`${styles.set} ${className}`}
        viewBox={`0 0 ${measure} ${line.height}`}
        fill="currentColor"
        aria-hidden="true"
      >
        <text
          x={line.start}
          y={line.baseline}
          fontSize={line.size}
          fontStretch={`${line.stretch}%`}
          fontWeight={line.weight}
          letterSpacing={line.tracking || undefined}
          textLength={line.length}
          lengthAdjust="spacingAndGlyphs"
        >
          {line.text}
        </text>
      </svg>
    );
  }
  const { width, height, parts } = wordmark;
  return (
    <svg className={className || undefined} viewBox={`0 0 ${width} ${height}`} fill="currentColor" aria-hidden="true">
      {parts.map(({ path, transform }) => (
        <path key={path} transform={transform} d={path} />
      ))}
    </svg>
  );
}
