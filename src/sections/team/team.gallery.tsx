import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { Team } from './team.tsx';

export const gallery: Gallery = [{ state: 'ten', content: <Team {...propsOnPage('/about-us', 'team')} /> }];
