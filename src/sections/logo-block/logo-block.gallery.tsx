import type { Gallery } from '../../gallery/entry.ts';
import { partners } from '../../site/home.ts';
import { partnerMarks } from '../../site/site-marks.ts';
import { LogoBlock } from './logo-block.tsx';

export const gallery: Gallery = [
  { state: 'twenty four', ground: 'tart', content: <LogoBlock {...partners} marks={partnerMarks} /> },
];
