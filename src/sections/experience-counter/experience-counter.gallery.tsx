import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { ExperienceCounter } from './experience-counter.tsx';

export const gallery: Gallery = [
  { state: 'home', ground: 'accent2', content: <ExperienceCounter {...propsOnPage('/', 'experience-counter')} /> },
];
