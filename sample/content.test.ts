import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  readArticleCategories,
  readArticles,
  readAuthors,
  readCases,
  readClientTypes,
  readSeedJobs,
} from '../src/cms/seed/read-content.ts';

const articles = readArticles();
const cases = readCases();
const jobs = readSeedJobs();

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
const bodyOf = (article: (typeof articles)[number]) =>
  article.parts.map((part) => (part.kind === 'text' ? part.markdown : '')).join('\n');
const picture = (name: string) => path.join(import.meta.dirname, 'media/sizes', `${name}-1280.avif`);

const pages = [
  '/work',
  '/contact-us',
  '/strategy',
  '/web-design',
  '/web-development',
  '/services/ecommerce',
  '/services/shopify-hong-kong',
  '/services/website-maintenance',
  '/services/seo',
  '/services/email-marketing-hong-kong',
  '/services/web-design-hong-kong',
  '/jobs',
  '/insights',
  '/about-us',
];

describe('the sample articles', () => {
  it('are at least 32, with unique slugs and dates', () => {
    expect(articles.length).toBeGreaterThanOrEqual(32);
    expect(readArticleCategories().length).toBeGreaterThanOrEqual(5);
    expect(readAuthors().length).toBeGreaterThanOrEqual(4);
    expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
    expect(new Set(articles.map(({ date }) => date.getTime())).size).toBe(articles.length);
    expect(articles.map(({ slug }) => slug)).toContain('top-hong-kong-startup-and-sme-government-funding-options');
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    '%s has 600 to 1,250 words, valid links, a category, an author and pictures',
    (slug, article) => {
      const body = bodyOf(article);
      expect(wordsOf(body)).toBeGreaterThanOrEqual(600);
      expect(wordsOf(body)).toBeLessThanOrEqual(1250);
      expect(body).not.toMatch(/^# /m);
      expect(readArticleCategories().map((category) => category.slug)).toContain(article.category);
      expect(readAuthors().map((author) => author.slug)).toContain(article.author);
      for (const [, target = ''] of body.matchAll(/\]\((\/[^)]*)\)/g)) {
        const known = [...pages, ...articles.map((other) => `/insights/${other.slug}`)];
        expect(known, `${slug} links to ${target}`).toContain(target);
      }
      expect(existsSync(picture(`${article.key}-thumbnail`))).toBe(true);
      expect(existsSync(picture(`${article.key}-banner`))).toBe(true);
    },
  );
});

describe('the sample cases', () => {
  it('are the ten of the specification, with no other figures in their results', () => {
    expect(cases).toHaveLength(10);
    expect(readClientTypes().length).toBeGreaterThanOrEqual(4);
    const results = cases.map(({ texts }) => texts.results).join(' ');
    for (const claim of ['2,502', '5,000+', '2,000+', '200+', '200,000', '100%+', '150%+', '15%'])
      expect(results).toContain(claim);
    const figures = results.match(/\d[\d,]*[%+]*/g) ?? [];
    const allowed = new Set(['2,502', '5,000+', '2,000+', '200+', '200,000', '100%+', '150%+', '15%']);
    expect(figures.filter((figure) => !allowed.has(figure.replace(/,$/, '')))).toEqual([]);
  });

  it.each(cases.map(({ slug }) => slug))('%s has an opening picture of at most 35,000 bytes for phones', (slug) => {
    const opening = path.join(import.meta.dirname, 'media/sizes', `${slug}-intro-image-mobile-800.avif`);
    expect(statSync(opening).size).toBeLessThanOrEqual(35_000);
  });

  it('have unique titles and descriptions for search engines', () => {
    expect(new Set(cases.map(({ seoTitle }) => seoTitle)).size).toBe(10);
    expect(new Set(cases.map(({ seoDescription }) => seoDescription)).size).toBe(10);
  });
});

it('the sample jobs are the four of the specification, each with at least five steps', () => {
  expect(jobs.map(({ slug }) => slug).sort()).toEqual([
    'digital-strategist-jobs',
    'performance-marketing-jobs',
    'ux-ui-designer-jobs',
    'web-developer-jobs',
  ]);
  for (const { jobTrack, experience, location, text } of jobs) {
    expect(jobTrack.length).toBeGreaterThanOrEqual(5);
    expect(experience && location && text).toBeTruthy();
  }
});
