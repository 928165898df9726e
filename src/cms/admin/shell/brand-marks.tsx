import { brand, mark, wordmark } from '../../panel/runtime-brand.ts';
import './brand-marks.css';

/** Wordmark above the sign-in form; falls back to the brand's name as text. */
export function Logo() {
  if (!wordmark) return <span className="brand-name">{brand.name}</span>;
  return (
    <svg className="brand-name" viewBox={`0 0 ${wordmark.width} ${wordmark.height}`} role="img" aria-label={brand.name}>
      {wordmark.parts.map(({ path, transform }) => (
        <path key={path} d={path} transform={transform} />
      ))}
    </svg>
  );
}

/** Brand mark in the header; links to the dashboard. */
export function Icon() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
