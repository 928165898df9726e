import type { Gallery } from '../../gallery/entry.ts';
import { single } from '../../site/services/maintenance.ts';
import { PayAsYouGo } from './pay-as-you-go.tsx';

export const gallery: Gallery = [{ state: 'one hour', ground: 'paper', content: <PayAsYouGo {...single} /> }];
