import type { Gallery } from '../../gallery/entry.ts';
import { workLoops } from '../../site/work-films.ts';
import { ParallaxGrid } from './parallax-grid.tsx';

export const gallery: Gallery = [
  { state: 'nine', ground: 'ink', content: <ParallaxGrid items={workLoops.slice(0, 9)} /> },
  { state: 'seven', ground: 'tart', content: <ParallaxGrid items={workLoops.slice(0, 7)} /> },
  { state: 'three', content: <ParallaxGrid items={workLoops.slice(0, 3)} /> },
];
