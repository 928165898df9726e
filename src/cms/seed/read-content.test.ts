import { expect, it } from 'vitest';
import {
  readArticleCategories,
  readArticles,
  readAuthors,
  readCases,
  readClientTypes,
  readSeedJobs,
} from './read-content.ts';

it.each([readArticles, readCases, readSeedJobs, readAuthors, readArticleCategories, readClientTypes])(
  'finds nothing in a brand that brings none of it: %o',
  (read) => {
    expect(read('a-folder-that-is-not-there')).toEqual([]);
  },
);
