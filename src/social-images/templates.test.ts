import { describe, expect, it } from 'vitest';
import { inks } from '../config/brand/inks.ts';
import { firstLanguage } from '../domain/languages.ts';
import { contrast } from '../lib/media/colour-values.ts';
import { isSocialImageName, nameOf, type SocialImageFacts } from './facts.ts';
import { socialPicture } from './head.ts';
import { waterline } from './layout.ts';
import { articleImage, defaultImage, jobImage, previewImage, readableColours } from './templates.ts';

const article = {
  id: '1',
  title: 'What a No. 8 does',
  slug: 'no-8',
  description: '',
  readingNote: '',
  author: null,
  postDate: '2026-01-01T00:00:00Z',
  thumbnail: null,
  categories: [{ id: '2', title: 'E-commerce', slug: 'ecommerce' }],
};
const line = { text: 'END', stretch: 100, spacing: 0, size: 100, cap: 100, left: 309, top: 448 };

describe('the colours of a social image', () => {
  it.each([
    ['#ffffff', '#eeeeee', '#000000', '#111111'],
    ['#777777', '#787878', '#808080', '#7f7f7f'],
    [inks.accent1, inks.ink, inks.accent6, inks.paper],
    ['#5a2bff', '#d8ff3d', '#ffd9ec', '#111111'],
  ])('have enough contrast for the given colours %s, %s, %s and %s', (ground, type, water, waterType) => {
    const made = readableColours(ground, type, water, waterType);
    expect(contrast(made.ground, made.type)).toBeGreaterThanOrEqual(4.49);
    expect(contrast(made.water, made.waterType)).toBeGreaterThanOrEqual(4.49);
    expect(contrast(made.ground, made.kind ?? made.type)).toBeGreaterThanOrEqual(4.49);
  });

  it('stay unchanged when they have enough contrast', () => {
    expect(readableColours('#2a1030', '#f0a63a', '#2a5f63', '#f6e7cf', '#f6e7cf')).toEqual({
      ground: '#2a1030',
      type: '#f0a63a',
      water: '#2a5f63',
      waterType: '#f6e7cf',
      kind: '#f6e7cf',
    });
  });
});

describe('the waterline', () => {
  const at = (lines: number, text = 'END', options = { aboveWater: false, chinese: false }) =>
    waterline([...Array.from({ length: lines - 1 }, () => line), { ...line, text }], options);

  it('covers a third of the last line, a quarter of many lines, and less of Chinese', () => {
    expect(548 - at(4).y).toBeCloseTo(34);
    expect(548 - at(6).y).toBeCloseTo(24);
    expect(548 - at(3, '結帳', { aboveWater: false, chinese: true }).y).toBeCloseTo(26);
    expect(548 - waterline([{ ...line, cap: 400, top: 148 }], { aboveWater: false, chinese: false }).y).toBe(64);
  });

  it('does not cover numbers and previews', () => {
    expect(at(2, 'HK$33,750')).toMatchObject({ wet: false });
    expect(at(2, 'END', { aboveWater: true, chinese: false })).toMatchObject({ wet: false });
    expect(at(2)).toMatchObject({ wet: true });
  });
});

describe('the name of a social image', () => {
  it('depends on its facts, and not on the host of its pictures', () => {
    const name = nameOf(articleImage(article, firstLanguage));
    expect(isSocialImageName(name)).toBe(true);
    expect(nameOf(articleImage({ ...article }, firstLanguage))).toBe(name);
    expect(nameOf(articleImage({ ...article, title: 'Another' }, firstLanguage))).not.toBe(name);
    expect(isSocialImageName('../0123456789abcdef.png')).toBe(false);
    const withPicture = (url: string): string =>
      nameOf({ ...articleImage(article, firstLanguage), wings: { pictures: [{ url }] } });
    expect(withPicture('https://content.example/media/a.webp')).toBe(withPicture('/media/a.webp'));
    expect(withPicture('/media/b.webp')).not.toBe(withPicture('/media/a.webp'));
  });
});

describe('the social image in the head of a page', () => {
  const site = new URL('https://agency.example');
  const textsOf = (facts: SocialImageFacts | undefined, draft = false) =>
    Object.fromEntries(
      socialPicture({
        page: '/insights/no-8?page=2',
        facts,
        site,
        draft,
        language: firstLanguage,
        name: 'Quay Six',
      }).map(({ property, content }) => [property, content]),
    );

  it('has address, type, size and alternative text', () => {
    const facts = articleImage(article, firstLanguage);
    expect(textsOf(facts)).toEqual({
      'og:image': `https://agency.example/social-images/${nameOf(facts)}?of=/insights/no-8`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'What a No. 8 does',
    });
  });

  it('is neutral for a draft, and the default without an own image', () => {
    expect(textsOf(articleImage(article, firstLanguage), true)['og:image']).toBe(
      'https://agency.example/card-preview.png',
    );
    expect(JSON.stringify(textsOf(articleImage(article, firstLanguage), true))).not.toContain('No. 8');
    expect(textsOf(undefined)['og:image']).toBe('https://agency.example/card.png');
    expect(textsOf(undefined)['og:image:alt']).toBe('Quay Six');
    expect(
      [defaultImage(firstLanguage).wings, previewImage(firstLanguage).wings].every((wings) => 'shape' in wings),
    ).toBe(true);
  });
});

it('the social image of a job has its location', () => {
  const facts = jobImage({ job: 'Designer', experience: '', location: 'Hong Kong' }, firstLanguage);
  expect(facts).toMatchObject({ kind: 'Jobs: Hong Kong', title: 'Designer' });
  expect(facts).not.toHaveProperty('line');
});
