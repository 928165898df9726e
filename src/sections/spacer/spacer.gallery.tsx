import type { Gallery } from '../../gallery/entry.ts';
import { Spacer } from './spacer.tsx';

export const gallery: Gallery = [{ state: 'large', content: <Spacer height="large" /> }];
