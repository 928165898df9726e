import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React adds preload links for pictures; the page itself decides what to preload. */
const askedAhead = /<link\s[^>]*rel="preload"[^>]*>/g;

/** Renders a part of a page to HTML without hydration. */
export const markup = (content: ReactNode): string => renderToStaticMarkup(content).replace(askedAhead, '');
