import type { Artwork, Words } from '../../src/content/words.ts';
import contentPictures from '../media/pictures.json' with { type: 'json' };
import * as about from './about.ts';
import {
  type MarkName,
  partnerMarks,
  type SiteFilmName,
  type SitePictureName,
  siteFilm,
  siteFilmNames,
  siteMark,
  siteMarkNames,
  sitePicture,
  sitePictureNames,
} from './artwork.ts';
import * as contact from './contact.ts';
import { away, lost, search } from './elsewhere.ts';
import * as home from './home.ts';
import { hoists } from './home-hoists.ts';
import { insights } from './insights.ts';
import { jobs } from './jobs.ts';
import { legalPages } from './legal/pages.ts';
import { navigation } from './navigation.ts';
import { staticPages } from './pages.ts';
import { planNames } from './plans.ts';
import { redirectRules } from './redirects.ts';
import * as ecommerce from './services/ecommerce.ts';
import * as email from './services/email.ts';
import * as maintenance from './services/maintenance.ts';
import * as seo from './services/seo.ts';
import * as shopify from './services/shopify.ts';
import * as shopifyAfter from './services/shopify-after.ts';
import * as shopifyPrices from './services/shopify-prices.ts';
import * as strategy from './services/strategy.ts';
import * as webDesign from './services/web-design.ts';
import * as webDesignHongKong from './services/web-design-hong-kong.ts';
import * as webDevelopment from './services/web-development.ts';
import { testimonials } from './testimonials.ts';
import { work } from './work.ts';
import { workFilms, workLoops } from './work-films.ts';

const sample = {
  pages: staticPages,
  legal: legalPages,
  redirects: redirectRules,
  navigation,
  plans: planNames,
  partners: partnerMarks,
  floor: contact.floor,
  testimonials,
  workFilms,
  workLoops,
  home: { ...home, hoists },
  about,
  contact,
  strategy,
  webDesign,
  webDevelopment,
  ecommerce,
  shopify: { ...shopify, ...shopifyAfter, ...shopifyPrices },
  maintenance,
  seo,
  email,
  webDesignHongKong,
  work,
  insights,
  jobs,
  search,
  lost,
  away,
} satisfies Words;

/** As the contract says them: code that uses more of one brand's words than every brand has does not compile. */
export const words: Words = sample;

export const artwork: Artwork = {
  picture: (name, alt) => sitePicture(name as SitePictureName, alt),
  film: (name, description) => siteFilm(name as SiteFilmName, description),
  pictureNames: sitePictureNames,
  filmNames: siteFilmNames,
  mark: (name) => siteMark(name as MarkName),
  markNames: siteMarkNames,
  content: Object.entries(contentPictures).map(([name, { width, height }]) => ({ name, width, height })),
};
