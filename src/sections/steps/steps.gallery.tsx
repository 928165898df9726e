import type { Gallery } from '../../gallery/entry.ts';
import { process } from '../../site/services/web-design-hong-kong.ts';
import { Steps } from './steps.tsx';

export const gallery: Gallery = [{ state: 'four', ground: 'milk', content: <Steps {...process} /> }];
