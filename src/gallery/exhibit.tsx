import type { ReactNode } from 'react';

/** Astro renders components, not elements: this one is the entry's element. */
export function Exhibit({ content }: { readonly content: ReactNode }) {
  return content;
}
