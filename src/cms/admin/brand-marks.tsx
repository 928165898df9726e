import { brand, mark, wordmark } from '../at-start.ts';

/**
 * The wordmark above the sign-in form; a brand without a drawn one has its name in its own face.
 */
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

/** The sign of the brand: the way to the first view, in the bar above every other. */
export function Icon() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true">
      <path d={mark} />
    </svg>
  );
}
