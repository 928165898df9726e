import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { PartnerStrip } from './partner-strip.tsx';

export const gallery: Gallery = [
  {
    state: 'seven',
    ground: 'accent3',
    content: (
      <PartnerStrip
        label="Shops we built"
        marks={['tai-ping', 'only-beverages', 'omtis-fine-wines', 'tree', 'love-from-blue', 'drc-feast', 'arabica'].map(
          artwork.mark,
        )}
      />
    ),
  },
  {
    state: 'three',
    ground: 'accent4',
    content: (
      <PartnerStrip
        label="Partners"
        marks={['platform-shopify', 'platform-craft-commerce', 'platform-magento'].map(artwork.mark)}
      />
    ),
  },
];
