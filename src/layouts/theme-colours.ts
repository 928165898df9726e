import type { Ground } from '../site/colours.ts';

/** The grounds of `tokens.css` as browsers' own surfaces understand them: `theme-color` knows no custom properties. */
export const themeColours: Readonly<Record<Ground, string>> = {
  paper: '#f6f0e3',
  milk: '#ead6b8',
  ink: '#18120d',
  taxi: '#d60e14',
  ferry: '#005139',
  harbour: '#1a39e8',
  tart: '#fcc622',
  neon: '#fb88b6',
  tile: '#92e0cc',
};
