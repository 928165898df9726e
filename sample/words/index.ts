import type { Artwork, Words } from '../../src/content/words.ts';
import { facts } from '../facts.ts';
import { chinese } from '../languages/zh-Hant-HK/index.ts';
import contentPictures from '../media/pictures.json' with { type: 'json' };
import { pages } from '../pages/index.ts';
import {
  type MarkName,
  type SiteFilmName,
  type SitePictureName,
  siteFilm,
  siteFilmNames,
  siteMark,
  siteMarkNames,
  sitePicture,
  sitePictureNames,
} from './artwork.ts';
import { away, draftCard, notFound, previewOver, search, signIn } from './elsewhere.ts';
import { holidays } from './forms/holidays.ts';
import { personalData } from './forms/personal-data.ts';
import { insights } from './insights.ts';
import { jobs } from './jobs.ts';
import { navigation } from './navigation.ts';
import { planNames } from './plans.ts';
import { redirectRules } from './redirects.ts';
import { work } from './work.ts';
import { workFilms } from './work-films.ts';

const sample = {
  translations: { 'zh-Hant-HK': chinese },
  pages,
  facts,
  holidays,
  redirects: redirectRules,
  navigation,
  plans: planNames,
  workFilms,
  work,
  insights,
  jobs,
  personalData,
  search,
  notFound,
  away,
  previewOver,
  draftCard,
  signIn,
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
