import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Steps } from './steps.tsx';

export const gallery: Gallery = [
  { state: 'four', ground: 'milk', content: <Steps {...words.webDesignHongKong.process} /> },
];
