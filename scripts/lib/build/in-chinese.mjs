import { transform } from 'lightningcss';

/**
 * Line height of Chinese text: squares need more air than letters, most of all in long texts.
 *
 * @param {string} family custom property of the typeface
 * @param {string} size custom property of the size, if any
 * @param {number} height for Latin letters
 */
function lineHeightOf(family, size, height) {
  if (family === '--data') return height > 1.1 ? 1.5 : height;
  if (family !== '--text' && family !== '--title') return height;
  if (size === '--t-body' || size === '--t-reading') return 1.75;
  if (size === '--t-lead') return 1.6;
  return height < 1 ? 1.15 : 1.3;
}

/** Line height of a shorthand: Lightning CSS cannot read back one with custom properties. */
const shorthand = /(font:[^;}]+\/\s*)([\d.]+)(?= var\((--[\w-]+)\))/g;

/** Chinese words within other text, which `partsByLanguage` marks. */
const isWordInOtherText = (selector) =>
  selector.some(({ kind, languages }) => kind === 'lang' && languages.includes('zh-HK'));

/**
 * Returns a sheet as pages in Chinese have it: with line heights and breaks for squares, without
 * tracking and capitals, and without rules for Chinese words in other text.
 *
 * @param {string} filename for errors
 * @param {string} code
 * @param {import('lightningcss').Targets} [targets] oldest browsers
 * @returns {string} minified
 */
export function inChinese(filename, code, targets) {
  const visitor = {
    Rule: { style: ({ value }) => (value.selectors.some(isWordInOtherText) ? [] : undefined) },
    Declaration: { 'letter-spacing': () => [], 'text-transform': () => [] },
  };
  return transform({ filename, code: Buffer.from(code), visitor, targets, minify: true })
    .code.toString()
    .replaceAll(shorthand, (_, before, height, family) => {
      const [, size = ''] = /var\((--t-[a-z]+)\)/.exec(before) ?? [];
      const chinese = lineHeightOf(family, size, Number(height));
      // Large texts break after punctuation; a clause that is too long for a line breaks anywhere.
      const isStatement = family === '--text' && chinese <= 1.3;
      return `${isStatement ? 'word-break:keep-all;' : ''}${before}${chinese}`;
    });
}
