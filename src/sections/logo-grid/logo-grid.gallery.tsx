import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { propsOnPage } from '../../gallery/of-page.ts';
import { LogoGrid } from './logo-grid.tsx';

export const gallery: Gallery = [
  {
    state: 'partners',
    ground: 'accent1',
    content: <LogoGrid heading="Our Partners" quiet marks={propsOnPage('/', 'logo-block').marks.slice(0, 12)} />,
  },
  {
    state: 'platforms',
    content: (
      <LogoGrid
        heading="Platforms we keep running, even the ones somebody else built"
        marks={[
          'platform-shopify',
          'platform-craft-commerce',
          'platform-magento',
          'platform-craft-cms',
          'platform-wordpress',
          'platform-woocommerce',
          'platform-laravel',
        ].map(artwork.mark)}
      />
    ),
  },
];
