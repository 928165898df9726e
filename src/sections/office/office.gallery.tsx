import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Office } from './office.tsx';

export const gallery: Gallery = [
  { state: 'six rooms', ground: 'taxi', content: <Office pictures={words.about.office} /> },
];
