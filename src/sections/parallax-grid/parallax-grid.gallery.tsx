import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { ParallaxGrid } from './parallax-grid.tsx';

const loops = propsOnPage('/services/ecommerce', 'parallax-grid').items;

export const gallery: Gallery = [
  { state: 'nine', ground: 'ink', content: <ParallaxGrid items={loops.slice(0, 9)} /> },
  { state: 'seven', ground: 'accent4', content: <ParallaxGrid items={loops.slice(0, 7)} /> },
  { state: 'three', content: <ParallaxGrid items={loops.slice(0, 3)} /> },
];
