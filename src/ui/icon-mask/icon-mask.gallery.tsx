import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { Picture } from '../picture/picture.tsx';
import { IconMask } from './icon-mask.tsx';

const icons = ['t', 't-inverted', 'triangle', 'triangle-down', 'hourglass', 'cross'] as const;

export const gallery: Gallery = icons.map((icon) => ({
  state: `icon ${icon}`,
  content: (
    <IconMask icon={icon}>
      <Picture {...artwork.picture('work/tai-ping-illustration', 'A woven carpet.')} sizes="50vw" />
    </IconMask>
  ),
}));
