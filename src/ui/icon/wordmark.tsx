import { name } from '../../config/brand/name.ts';
import { mark, wordmark, wordmarksIn } from '../../config/brand/wordmark.ts';
import { useLanguage } from '../../i18n/language-context.ts';
import { fitLine, measure } from '../poster/fit-line.ts';
import styles from './wordmark.module.css';

/** Cap height in per cent of the width: the set name is about as wide as the drawn one. */
const cap = 11;

/** Units of a wordmark in another script: size and width of a character, and of the mark. */
const character = { size: 46, width: 42.3, stretch: 92 };
const between = { left: 6, width: 30, height: 36 };

interface SetWordmarkProps {
  readonly words: readonly [before: string, after: string];
  readonly className: string;
}

/** Name in Chinese characters with the mark between its words. They stand out above and below. */
function SetWordmark({ words: [before, after], className }: SetWordmarkProps) {
  const length = (word: string) => [...word].length * character.width;
  const markAt = length(before) + between.left;
  const afterAt = markAt + between.width + between.left;
  const text = (word: string, x: number) => (
    <text
      data-han=""
      x={x.toFixed(1)}
      y="39.4"
      fontSize={character.size}
      fontStretch={`${character.stretch}%`}
      textLength={length(word).toFixed(1)}
      lengthAdjust="spacingAndGlyphs"
    >
      {word}
    </text>
  );
  return (
    <svg
      className={className || undefined}
      viewBox={`0 5 ${(afterAt + length(after)).toFixed(1)} 34`}
      overflow="visible"
      fill="currentColor"
      aria-hidden="true"
    >
      {text(before, 0)}
      <path
        transform={`translate(${markAt.toFixed(1)} 4) scale(${(between.width / 96).toFixed(4)} ${(between.height / 96).toFixed(4)})`}
        d={mark}
      />
      {text(after, afterAt)}
    </svg>
  );
}

/** Drawn name of the brand, or the name in the poster font if there is no drawing. */
export function Wordmark({ className = '' }: { readonly className?: string | undefined }) {
  const words = wordmarksIn[useLanguage().code];
  if (words) return <SetWordmark words={words} className={className} />;
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
