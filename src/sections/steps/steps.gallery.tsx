import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Steps } from './steps.tsx';

export const gallery: Gallery = [
  { state: 'four', ground: 'paper2', content: <Steps {...propsOnPage('/services/web-design-hong-kong', 'steps')} /> },
];
