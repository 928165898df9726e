import type { ReactNode } from 'react';
import { SignalNumbers } from '../signal-numbers/signal-numbers.tsx';

/**
 * Plain copy: a string is a paragraph, an array of strings is as many. Anything else stays what it
 * is.
 */
export type Copy = string | readonly string[] | ReactNode;

const isStrings = (text: Copy): text is readonly string[] =>
  Array.isArray(text) && text.every((one) => typeof one === 'string');

export function Paragraphs({ text }: { readonly text: Copy }): ReactNode {
  if (!isStrings(text) && typeof text !== 'string') return text;
  const paragraphs = typeof text === 'string' ? [text] : text;
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <SignalNumbers text={paragraph} />
    </p>
  ));
}
