import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { PayAsYouGo } from './pay-as-you-go.tsx';

export const gallery: Gallery = [
  { state: 'one hour', ground: 'paper', content: <PayAsYouGo {...words.maintenance.single} /> },
];
