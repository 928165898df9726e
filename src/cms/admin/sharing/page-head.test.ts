import { describe, expect, test } from 'vitest';
import { characterCount, crumbsOf, descriptionBounds, judgeLength, pictureInPanel, titleBounds } from './page-head.ts';

describe('lines for search engines', () => {
  test('one that fits says how long it is', () => {
    expect(judgeLength('Shopify, run from Hong Kong', titleBounds)).toEqual({ fits: true, words: '27 of 60 letters' });
  });

  test('one that is too long, too short or empty says so', () => {
    expect(judgeLength('x'.repeat(61), titleBounds)).toEqual({
      fits: false,
      words: '61 of 60 letters: the end is cut off',
    });
    expect(judgeLength('x'.repeat(69), descriptionBounds)).toEqual({
      fits: false,
      words: '69 of 160 letters: at least 70 say more',
    });
    expect(judgeLength('', titleBounds)).toEqual({ fits: false, words: 'nothing yet' });
  });

  test('letters are counted as people count them', () => {
    expect(characterCount('👩‍💻 é')).toBe(3);
  });
});

test.each([
  ['https://agency.example/media/pier.jpg', '/media/pier.jpg'],
  // The panel is open at another origin than the site was built for.
  ['http://localhost:3000/social-images/0123456789abcdef.png?of=/work', '/social-images/0123456789abcdef.png'],
  ['http://localhost:3000/card.png', '/card.png'],
  ['https://pictures.example/mine.jpg', 'https://pictures.example/mine.jpg'],
])('the social picture %s is asked for at %s', (picture, asked) => {
  expect(pictureInPanel(picture, 'https://agency.example/services/seo')).toBe(asked);
});

describe('an address as search engines print it', () => {
  test('has its parts one behind the other, readable', () => {
    expect(crumbsOf('https://agency.example/services/seo?page=2')).toBe('agency.example › services › seo');
    expect(crumbsOf('https://agency.example/%E5%B7%A5')).toBe('agency.example › 工');
  });

  test('stays as it is where it is none', () => {
    expect(crumbsOf('')).toBe('');
  });
});
