import type { ReactNode } from 'react';

/** Plain copy: a string is a paragraph, an array of strings is as many. Anything else stays what it is. */
export type Copy = string | readonly string[] | ReactNode;

const isStrings = (text: Copy): text is readonly string[] =>
  Array.isArray(text) && text.every((one) => typeof one === 'string');

export function Paragraphs({ text }: { readonly text: Copy }): ReactNode {
  if (typeof text === 'string') return <p>{text}</p>;
  if (!isStrings(text)) return text;
  return text.map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
