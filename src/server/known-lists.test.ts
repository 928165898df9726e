import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedContent } from '../content/parameters.ts';
import { KnownLists } from './known-lists.ts';
import { readPageQueries } from './page-queries.ts';

let asked: string[];
let articles: number;
let fails: boolean;
let time: number;

const answer = async <T>(name: string, value: T): Promise<T> => {
  asked.push(name);
  if (fails) throw new Error('away');
  return value;
};
const filters = [{ id: '1', title: 'Design', slug: 'design' }];

const content: ListedContent = {
  workTypes: () => answer('workTypes', filters),
  workPage: () => answer('workPage', { works: [], count: articles }),
  workCount: () => answer('workCount', articles),
  insightPage: () => answer('insightPage', { articles: [], categories: filters }),
  insightCount: () => answer('insightCount', articles),
};

const queries = await readPageQueries();

const open = (lifetime?: number) =>
  new KnownLists(queries, content, { now: () => time, ...(lifetime ? { lifetime } : {}) });

it('asks whether another path can be a page, and believes so while content is away', async () => {
  const lists = new KnownLists(queries, content, {
    canBePage: async (path) => {
      if (path === '/away') throw new Error('away');
      return path === '/about-us';
    },
  });
  const answers = ['/n1', '/work/n1', '/about-us', '/contact-us?plan=care', '/away'].map((path) => lists.has(path));
  expect(await Promise.all(answers)).toEqual([false, false, true, false, true]);
});

beforeEach(() => {
  asked = [];
  articles = 25;
  fails = false;
  time = 0;
});

describe('KnownLists', () => {
  it.each([
    ['/insights?page=3', true],
    ['/insights?page=4', false],
    ['/insights?category=design', true],
    ['/insights?category=design&page=3', true],
    ['/insights?category=none', false],
    ['/insights?category=none&page=2', false],
    ['/work?type=design', true],
    ['/work?type=none&view=list', false],
    ['/work?page=2', false],
    ['/work', true],
    ['/contact-us?sent=1', true],
  ])('%s can be a page: %s', async (address, known) => {
    expect(await open().has(address)).toBe(known);
  });

  it('asks for the content once, whatever strangers make up', async () => {
    const lists = open();
    for (let n = 0; n < 100; n += 1) {
      await lists.has(`/insights?category=x${n}`);
      await lists.has(`/insights?page=${n + 10}`);
    }
    expect(asked).toHaveLength(2);
  });

  it('asks again after a publication, and after the time that another host is believed', async () => {
    const lists = open(1000);
    await lists.has('/insights?page=4');
    articles = 31;
    expect(await lists.has('/insights?page=4')).toBe(false);
    lists.invalidate();
    expect(await lists.has('/insights?page=4')).toBe(true);
    articles = 25;
    time = 1000;
    expect(await lists.has('/insights?page=4')).toBe(false);
  });

  it('leaves it to the kept pages while content is away, and does not remember that', async () => {
    const lists = open();
    fails = true;
    expect(await lists.has('/insights?category=none')).toBe(true);
    fails = false;
    expect(await lists.has('/insights?category=none')).toBe(false);
  });
});
