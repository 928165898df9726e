import type { Gallery } from '../../gallery/entry.ts';
import { office } from '../../site/about.ts';
import { sitePicture } from '../../site/site-pictures.ts';
import { Office } from './office.tsx';

const rooms = office.map(({ name, alt, ...room }) => ({
  ...room,
  desktop: sitePicture(`office/desktop-${name}`, alt),
  mobile: sitePicture(`office/phone-${name}`, alt),
}));

export const gallery: Gallery = [{ state: 'six rooms', ground: 'taxi', content: <Office pictures={rooms} /> }];
