import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { LogoBlock } from './logo-block.tsx';

export const gallery: Gallery = [
  { state: 'twenty four', ground: 'accent4', content: <LogoBlock {...propsOnPage('/', 'logo-block')} /> },
];
