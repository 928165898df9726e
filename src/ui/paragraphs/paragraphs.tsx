import type { ReactNode } from 'react';
import { UnbrokenNumbers } from '../unbroken-numbers/unbroken-numbers.tsx';

/**
 * Plain text: a string is one paragraph, an array one paragraph per string. React nodes pass
 * through.
 */
export type Copy = string | readonly string[] | ReactNode;

const isStrings = (text: Copy): text is readonly string[] =>
  Array.isArray(text) && text.every((one) => typeof one === 'string');

export function Paragraphs({ text }: { readonly text: Copy }): ReactNode {
  if (!isStrings(text) && typeof text !== 'string') return text;
  const paragraphs = typeof text === 'string' ? [text] : text;
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <UnbrokenNumbers text={paragraph} />
    </p>
  ));
}
