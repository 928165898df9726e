import { artwork } from '#words';
import type { Gallery } from '../../gallery/entry.ts';
import { SolutionsStrip } from './solutions-strip.tsx';

export const gallery: Gallery = [
  {
    state: 'four',
    ground: 'paper2',
    content: (
      <SolutionsStrip
        heading="Email marketing solutions"
        solutions={[
          {
            title: 'For a first list',
            mark: artwork.mark('platform-mailchimp'),
            description: 'Easy to learn, quick to send. For a small team with other things to do.',
          },
          {
            title: 'For shops',
            mark: artwork.mark('platform-klaviyo'),
            description: 'Reads the basket, the order and the returns.',
          },
          {
            title: 'For sales teams',
            mark: artwork.mark('platform-brevo'),
            description: 'For teams who want the list beside the sales pipeline.',
          },
          {
            title: 'For several brands',
            mark: artwork.mark('platform-campaign-monitor'),
            description: 'For large lists, several brands and a legal department.',
          },
        ]}
      />
    ),
  },
];
