import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Inbox } from './inbox.tsx';

export const gallery: Gallery = [
  {
    state: 'six letters',
    ground: 'accent3',
    content: <Inbox {...propsOnPage('/services/email-marketing-hong-kong', 'inbox')} />,
  },
];
