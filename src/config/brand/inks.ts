import type { Palette } from '../../lib/brand-shape.ts';
import { hexOf } from '../../lib/media/colour-values.ts';
import { drawn, palette } from './palette.ts';

/** Palette as `#rrggbb`, for formats without OKLCH: icons, manifest, `theme-color`, artwork. */
export const inks: Readonly<Record<keyof Palette, string>> = {
  paper: drawn.paper ?? hexOf(palette.paper),
  milk: drawn.milk ?? hexOf(palette.milk),
  ink: drawn.ink ?? hexOf(palette.ink),
  taxi: drawn.taxi ?? hexOf(palette.taxi),
  ferry: drawn.ferry ?? hexOf(palette.ferry),
  harbour: drawn.harbour ?? hexOf(palette.harbour),
  tart: drawn.tart ?? hexOf(palette.tart),
  neon: drawn.neon ?? hexOf(palette.neon),
  tile: drawn.tile ?? hexOf(palette.tile),
  wrong: drawn.wrong ?? hexOf(palette.wrong),
};
