import type { World } from '../../lib/world.ts';
import { listing, moonpool, sampan, search, touch, trueColour, zoom } from './pages-catalogue.ts';
import { home, mood } from './pages-home.ts';
import { order, tray, trayOfTwo } from './pages-sample.ts';
import { archive, colourCard, project } from './pages-workshop.ts';
import { banner, illustration, loop, office } from './scenes.ts';

export const world: World = {
  slug: 'tai-ping',
  name: 'Tai Ping',
  fonts: [
    '@fontsource-variable/petrona/index.css',
    '@fontsource-variable/petrona/wght-italic.css',
    '@fontsource-variable/instrument-sans/index.css',
  ],
  pages: {
    home,
    listing,
    detail: moonpool,
    sampan,
    touch,
    search,
    mood,
    tray,
    'tray-of-two': trayOfTwo,
    order,
    archive,
    'colour-card': colourCard,
    'true-colour': trueColour,
    zoom,
    project,
    office,
    illustration,
    banner,
    loop,
  },
  shots: [
    { kind: 'grid-image-full', page: 'home' },
    { kind: 'grid-image-illustration', page: 'illustration' },
    { kind: 'work-hero-image', page: 'home', state: 'unrolled' },
    { kind: 'intro-image', page: 'listing' },
    { kind: 'intro-image-mobile', page: 'listing' },
    { kind: 'banner-image', page: 'banner' },
    { kind: 'images', number: 1, page: 'detail', width: 720 },
    { kind: 'images', number: 2, page: 'touch', width: 640 },
    { kind: 'images', number: 3, page: 'search', width: 680 },
    { kind: 'images2', number: 1, page: 'tray', width: 1000 },
    { kind: 'images2', number: 2, page: 'order', width: 1000 },
    { kind: 'images3', number: 1, page: 'archive', width: 1010 },
    { kind: 'images3', number: 2, page: 'colour-card', width: 1000 },
    { kind: 'challenge-mobile-images', number: 1, page: 'sampan' },
    { kind: 'challenge-mobile-images', number: 2, page: 'mood' },
    { kind: 'challenge-mobile-images', number: 3, page: 'tray-of-two' },
    { kind: 'gallery', number: 1, page: 'home', at: '#wall' },
    { kind: 'gallery', number: 2, page: 'true-colour' },
    { kind: 'gallery', number: 3, page: 'office' },
    { kind: 'gallery', number: 4, page: 'zoom' },
    { kind: 'gallery', number: 5, page: 'project' },
  ],
  tour: { page: 'home', seconds: 6, stops: [0, '#touch', '#wall'] },
  loop: { page: 'loop', seconds: 6 },
};
