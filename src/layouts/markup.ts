import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React asks browsers for pictures ahead; a page decides itself what is asked for first. */
const askedAhead = /<link\s[^>]*rel="preload"[^>]*>/g;

/** The finished HTML of a part of a page, of which nothing is woken by React in the browser. */
export const markup = (content: ReactNode): string => renderToStaticMarkup(content).replace(askedAhead, '');
