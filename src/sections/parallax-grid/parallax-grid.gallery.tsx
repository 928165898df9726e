import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ParallaxGrid } from './parallax-grid.tsx';

export const gallery: Gallery = [
  { state: 'nine', ground: 'ink', content: <ParallaxGrid items={words.workLoops.slice(0, 9)} /> },
  { state: 'seven', ground: 'tart', content: <ParallaxGrid items={words.workLoops.slice(0, 7)} /> },
  { state: 'three', content: <ParallaxGrid items={words.workLoops.slice(0, 3)} /> },
];
