import { describe, expect, test } from 'vitest';
import { sayEnglish } from '../../panel/say.ts';
import { characterCount, crumbsOf, descriptionBounds, judgeLength, pictureInPanel, titleBounds } from './page-head.ts';

describe('titles and descriptions for search engines', () => {
  test('show their length when they fit', () => {
    expect(judgeLength('Shopify, run from Hong Kong', titleBounds, sayEnglish)).toEqual({
      fits: true,
      words: '27 of 60 letters',
    });
  });

  test('show when they are too long, too short or empty', () => {
    expect(judgeLength('x'.repeat(61), titleBounds, sayEnglish)).toEqual({
      fits: false,
      words: '61 of 60 letters: the end is cut off',
    });
    expect(judgeLength('x'.repeat(69), descriptionBounds, sayEnglish)).toEqual({
      fits: false,
      words: '69 of 160 letters: at least 70 say more',
    });
    expect(judgeLength('', titleBounds, sayEnglish)).toEqual({ fits: false, words: 'nothing yet' });
  });

  test('are counted in visible characters, not code units', () => {
    expect(characterCount('👩‍💻 é')).toBe(3);
  });
});

test.each([
  ['https://agency.example/media/pier.jpg', '/media/pier.jpg'],
  // The panel is open at another origin than the site was built for.
  ['http://localhost:3000/social-images/0123456789abcdef.png?of=/work', '/social-images/0123456789abcdef.png'],
  ['http://localhost:3000/card.png', '/card.png'],
  ['https://pictures.example/mine.jpg', 'https://pictures.example/mine.jpg'],
])('the social picture %s is requested from %s', (picture, asked) => {
  expect(pictureInPanel(picture, 'https://agency.example/services/seo')).toBe(asked);
});

describe('the breadcrumb of an address', () => {
  test('lists the decoded segments of its path', () => {
    expect(crumbsOf('https://agency.example/services/seo?page=2')).toBe('agency.example › services › seo');
    expect(crumbsOf('https://agency.example/%E5%B7%A5')).toBe('agency.example › 工');
  });

  test('is empty for an empty address', () => {
    expect(crumbsOf('')).toBe('');
  });
});
