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
  '%o returns an empty list for a missing folder',
  (read) => {
    expect(read('a-folder-that-is-not-there')).toEqual([]);
  },
);
