import { sitePicture } from './artwork.ts';

/** What clients of the sample agency say, signed by role. Nobody in it is real. */
const testimonials = [
  {
    icon: sitePicture('testimonials/shop-owner', 'A man in a red cap with a black moustache.'),
    name: 'Shop Owner',
    position: 'Love from Blue, cards and small gifts',
    description: 'They made us write every card title ourselves. It took a week and it sold the cards.',
  },
  {
    icon: sitePicture('testimonials/cellar-manager', 'A bald man with a glass of red wine.'),
    name: 'Cellar Manager',
    position: 'Omtis Fine Wines, wine merchant',
    description: 'I can find a bottle faster than I can pour it. So can the new trainee.',
  },
  {
    icon: sitePicture('testimonials/club-secretary', 'A sailor with a white beard and a peaked cap.'),
    name: 'Club Secretary',
    position: 'Waves Pacific, sea kayak and foil club',
    description: 'The site said no to a booking last month, and the sea agreed with it an hour later.',
  },
  {
    icon: sitePicture('testimonials/founder', 'A young person with spiky blue hair and freckles.'),
    name: 'Founder',
    position: 'Only Beverages, canned drinks',
    description: 'We asked for something loud. They asked whether it could also be fast. Apparently it can.',
  },
  {
    icon: sitePicture('testimonials/head-of-e-commerce', 'A woman in a green headscarf with a parcel.'),
    name: 'Head of E-commerce',
    position: 'DRC Feast, banquets, delivered',
    description: 'On the eve of the new year nothing broke. I had taken the evening off to watch it break.',
  },
  {
    icon: sitePicture('testimonials/marketing-director', 'A woman with black hair and a megaphone.'),
    name: 'Marketing Director',
    position: 'Truflation, independent price index',
    description: 'They asked harder questions than our investors did.',
  },
  {
    icon: sitePicture('testimonials/operations-director', 'A man in a hard hat with a clipboard.'),
    name: 'Operations Director',
    position: 'Sovereign Group, corporate services',
    description: 'Nobody has asked me why the website is down, because it has not been.',
  },
];

const shopsOnShopify = ['Founder', 'Shop Owner'];

/** Those who sell on Shopify first. */
export const testimonialsOnShopify = testimonials.toSorted(
  (one, other) => Number(shopsOnShopify.includes(other.name)) - Number(shopsOnShopify.includes(one.name)),
);

/** Those who sell on other platforms first. */
export const testimonialsOfShops = testimonialsOnShopify
  .toReversed()
  .toSorted((one, other) => Number(other.name === 'Head of E-commerce') - Number(one.name === 'Head of E-commerce'));
