import { type SiteFilmName, siteFilm } from './artwork.ts';

const work = [
  ['tai-ping', 'Tai Ping', 'Carpet maker', 'From the knots of the first screen to a wall of carpets.'],
  ['drc-feast', 'DRC Feast', 'Banquets, delivered', 'From the round table to twelve dishes in their order.'],
  ['only-beverages', 'Only Beverages', 'Canned drinks', 'From the first can to a dozen in four flavours.'],
  ['waves-pacific', 'Waves Pacific', 'Sea kayak and foil club', 'From today’s water to the four boards.'],
  ['arabica', 'Arabica', 'Coffee roaster', 'From the first cup to the roaster’s Tuesday.'],
  ['omtis-fine-wines', 'Omtis Fine Wines', 'Wine merchant', 'From five bottles to four regions.'],
  ['love-from-blue', 'Love from Blue', 'Cards and small gifts', 'From an envelope to what fits into it.'],
  ['tree', 'Tree', 'Solid-timber furniture', 'From one chair back to the forest.'],
  ['truflation', 'Truflation', 'Independent price index', 'From the price to the method behind it.'],
  ['sovereign-group', 'Sovereign Group', 'Corporate services', 'From the engraved lines to five clocks.'],
] as const;

/** Each case with the film that walks through its site. */
export const workFilms = work.map(([slug, title, subject, way]) => ({
  title,
  subject,
  slug,
  name: `A walk through the ${title} website`,
  description: way,
  film: siteFilm(`${slug}-tour` satisfies SiteFilmName, `A walk through the ${title} website.`),
}));

/** Each case with a short scene from its world, for the grid of films. */
const workLoops = work.map(([slug, title]) => ({
  title,
  film: siteFilm(`${slug}-loop` satisfies SiteFilmName, `A scene from the world of ${title}.`),
}));

type Slug = (typeof work)[number][0];

const chosen =
  <Item>(items: readonly Item[]) =>
  (...slugs: readonly Slug[]): readonly Item[] =>
    slugs.flatMap((slug) => items[work.findIndex(([name]) => name === slug)] ?? []);

/** Some of them, in the order in which they are asked for. */
export const filmsOf = chosen(workFilms);
export const loopsOf = chosen(workLoops);
