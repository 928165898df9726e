import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { DraggableHero } from './draggable-hero.tsx';

const names = [
  ['arabica', 'Arabica'],
  ['omtis-fine-wines', 'Omtis Fine Wines'],
  ['waves-pacific', 'Waves Pacific'],
  ['love-from-blue', 'Love from Blue'],
  ['only-beverages', 'Only Beverages'],
  ['tree', 'Tree'],
  ['tai-ping', 'Tai Ping'],
] as const;

export const gallery: Gallery = [
  {
    state: 'seven panels',
    content: (
      <DraggableHero
        heading={{
          text: 'Web design Hong Kong',
          wide: [
            { text: 'WEB DESIGN', cap: 12.6 },
            { text: 'HONG KONG', cap: 17 },
          ],
          narrow: [
            { text: 'WEB', cap: 30 },
            { text: 'DESIGN', cap: 22 },
            { text: 'HONG KONG', cap: 25 },
          ],
        }}
        intro="Seven screens, loose on the table. That is roughly how we begin."
        panels={names.map(([slug, name]) => ({
          name,
          picture: artwork.picture(`work/${slug}-screen`, `Home page of ${name}.`),
        }))}
        counter={6}
      />
    ),
  },
];
