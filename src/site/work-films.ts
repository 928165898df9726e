import { type SiteFilmName, siteFilm } from './site-films.ts';

const work = [
  ['tai-ping', 'Tai Ping', 'Carpet maker'],
  ['drc-feast', 'DRC Feast', 'Banquets, delivered'],
  ['only-beverages', 'Only Beverages', 'Canned drinks'],
  ['waves-pacific', 'Waves Pacific', 'Sea kayak and foil club'],
  ['arabica', 'Arabica', 'Coffee roaster'],
  ['omtis-fine-wines', 'Omtis Fine Wines', 'Wine merchant'],
  ['love-from-blue', 'Love from Blue', 'Cards and small gifts'],
  ['tree', 'Tree', 'Solid-timber furniture'],
  ['truflation', 'Truflation', 'Independent price index'],
  ['sovereign-group', 'Sovereign Group', 'Corporate services'],
] as const;

/** Each case with the film that walks through its site. */
export const workFilms = work.map(([slug, title, subject]) => ({
  title,
  subject,
  link: `/work/${slug}`,
  film: siteFilm(`${slug}-tour` satisfies SiteFilmName, `A walk through the ${title} website.`),
}));

/** Each case with a short scene from its world, for the grid of films. */
export const workLoops = work.map(([slug, title]) => ({
  title,
  film: siteFilm(`${slug}-loop` satisfies SiteFilmName, `A scene from the world of ${title}.`),
}));
