import { words } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { ExperienceCounter } from './experience-counter.tsx';

export const gallery: Gallery = [
  { state: 'home', ground: 'ferry', content: <ExperienceCounter {...words.home.experience} /> },
];
