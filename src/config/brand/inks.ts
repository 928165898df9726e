import type { Palette } from '../../lib/brand-shape.ts';
import { hexOf } from '../../lib/media/colour-values.ts';
import { drawn, palette } from './palette.ts';

/** Palette as `#rrggbb`, for formats without OKLCH: icons, manifest, `theme-color`, artwork. */
export const inks: Readonly<Record<keyof Palette, string>> = {
  paper: drawn.paper ?? hexOf(palette.paper),
  paper2: drawn.paper2 ?? hexOf(palette.paper2),
  ink: drawn.ink ?? hexOf(palette.ink),
  accent1: drawn.accent1 ?? hexOf(palette.accent1),
  accent2: drawn.accent2 ?? hexOf(palette.accent2),
  accent3: drawn.accent3 ?? hexOf(palette.accent3),
  accent4: drawn.accent4 ?? hexOf(palette.accent4),
  accent5: drawn.accent5 ?? hexOf(palette.accent5),
  accent6: drawn.accent6 ?? hexOf(palette.accent6),
  wrong: drawn.wrong ?? hexOf(palette.wrong),
};
