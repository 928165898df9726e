import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { PhoneScreens } from './phone-screens.tsx';

export const gallery: Gallery = [
  {
    state: 'three',
    ground: 'accent4',
    content: <PhoneScreens {...propsOnPage('/services/shopify-hong-kong', 'phone-screens')} />,
  },
];
