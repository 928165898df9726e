import type { Gallery } from '../../gallery/entry.ts';
import { experience } from '../../site/home.ts';
import { ExperienceCounter } from './experience-counter.tsx';

export const gallery: Gallery = [{ state: 'home', ground: 'ferry', content: <ExperienceCounter {...experience} /> }];
