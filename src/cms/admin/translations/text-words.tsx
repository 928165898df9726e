import type { WordPart } from '../../translations/sheet-shape.ts';

/** Placeholders of facts, as they are written. */
const placeholders = /(\{[a-z][a-z0-9-]*(?::[a-z]+)?\})/;

const withPlaceholders = (words: string) =>
  words.split(placeholders).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text.
      <span className="sheet__placeholder" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** Text of the source: what went out is struck, what came in is underlined. */
export const TextWords = ({ words }: { readonly words: readonly WordPart[] }) =>
  words.map(({ text, change }, index) => {
    const shown = withPlaceholders(text);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of a fixed text.
    if (change === 'out') return <del key={index}>{shown}</del>;
    if (change === 'in') return <ins key={index}>{shown}</ins>;
    return <span key={index}>{shown}</span>;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of a fixed text.
  });
