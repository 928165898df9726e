import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Picture } from '../picture/picture.tsx';
import { Carousel } from './carousel.tsx';

const slides = (
  ['brand/pattern-tart', 'brand/pattern-harbour', 'brand/pattern-tile', 'brand/pattern-milk'] as const
).map((name) => ({ key: name, label: name, content: <Picture {...artwork.picture(name, name)} sizes="50vw" /> }));

export const gallery: Gallery = [
  { state: 'one', content: <Carousel label="Patterns" slides={slides} /> },
  { state: 'two', ground: 'accent2', content: <Carousel label="Patterns" slides={slides} view="two" gap="column" /> },
  { state: 'many', ground: 'accent4', content: <Carousel label="Patterns" slides={slides} view="many" gap="large" /> },
  { state: 'single', content: <Carousel label="Patterns" slides={slides.slice(0, 1)} /> },
];
