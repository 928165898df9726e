import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Schedule } from './schedule.tsx';

export const gallery: Gallery = [
  {
    state: 'nine',
    ground: 'paper2',
    content: <Schedule {...propsOnPage('/services/website-maintenance', 'schedule')} />,
  },
];
