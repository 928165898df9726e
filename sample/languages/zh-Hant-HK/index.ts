import type { Translation } from '../../../src/content/words.ts';
import { browserWords } from './browser.ts';
import { away, draftCard, notFound, previewOver, search } from './elsewhere.ts';
import { insights, jobs, work } from './lists.ts';
import { personalData } from './personal-data.ts';

/** Words of the templates and of the browser in Traditional Chinese, for Hong Kong. */
export const chinese: Translation = {
  words: { work, insights, jobs, personalData, search, notFound, away, previewOver, draftCard },
  browser: browserWords,
};
