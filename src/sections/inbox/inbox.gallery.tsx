import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Inbox } from './inbox.tsx';

export const gallery: Gallery = [
  { state: 'six letters', ground: 'harbour', content: <Inbox {...words.email.inbox} /> },
];
