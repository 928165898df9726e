import type { World } from '../../lib/world.ts';
import { calendar, care, fits, liftCheck, oiling, sizes } from './pages-fit.ts';
import { home, listing } from './pages-home.ts';
import { forestPage, grainPage, leafPage, ridgePage, timberPage } from './pages-wood.ts';
import { banner, illustration, loop, onPhone } from './scenes.ts';

export const world: World = {
  slug: 'tree',
  name: 'Tree',
  fonts: [
    '@fontsource-variable/fraunces/full.css',
    '@fontsource-variable/fraunces/full-italic.css',
    '@fontsource-variable/epilogue/index.css',
  ],
  pages: {
    home,
    listing,
    detail: ridgePage,
    timbers: timberPage,
    joinery: leafPage,
    grain: grainPage,
    forest: forestPage,
    lift: liftCheck,
    fits,
    sizes,
    calendar,
    care,
    oiling,
    'on-phone': onPhone,
    illustration,
    banner,
    loop,
  },
  shots: [
    { kind: 'grid-image-full', page: 'home' },
    { kind: 'grid-image-illustration', page: 'illustration' },
    { kind: 'work-hero-image', page: 'home', state: 'open' },
    { kind: 'intro-image', page: 'listing' },
    { kind: 'intro-image-mobile', page: 'listing' },
    { kind: 'banner-image', page: 'banner' },
    { kind: 'images', number: 1, page: 'detail', width: 720 },
    { kind: 'images', number: 2, page: 'timbers', width: 720 },
    { kind: 'images', number: 3, page: 'joinery', width: 680 },
    { kind: 'images2', number: 1, page: 'lift', width: 1000 },
    { kind: 'images2', number: 2, page: 'sizes', width: 1000 },
    { kind: 'images3', number: 1, page: 'calendar', width: 1000 },
    { kind: 'images3', number: 2, page: 'care', width: 1000 },
    { kind: 'challenge-mobile-images', number: 1, page: 'fits' },
    { kind: 'challenge-mobile-images', number: 2, page: 'forest' },
    { kind: 'challenge-mobile-images', number: 3, page: 'oiling' },
    { kind: 'gallery', number: 1, page: 'home', state: 'alone' },
    { kind: 'gallery', number: 2, page: 'home', at: '#four' },
    { kind: 'gallery', number: 3, page: 'grain' },
    { kind: 'gallery', number: 4, page: 'home', at: '#plant' },
    { kind: 'gallery', number: 5, page: 'on-phone' },
  ],
  tour: { page: 'home', seconds: 8, stops: [0, '#bands', '#four', '#plant'] },
  loop: { page: 'loop', seconds: 6 },
};
