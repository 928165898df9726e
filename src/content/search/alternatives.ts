/**
 * Words that mean the same to somebody who looks for an agency's work; whoever asks for one finds
 * the others too.
 */
const sameMeaning: readonly (readonly string[])[] = [
  ['shop', 'store', 'commerce', 'shopify', 'retail', 'checkout'],
  ['website', 'site'],
  ['job', 'vacancy', 'career', 'hiring'],
  ['price', 'cost', 'fee', 'quote', 'budget'],
  ['maintenance', 'support', 'repair', 'care', 'updates'],
  ['seo', 'google', 'ranking'],
  ['email', 'newsletter', 'mailing'],
  ['development', 'developer', 'programming', 'code'],
  ['design', 'designer', 'ux', 'ui'],
  ['phone', 'mobile', 'telephone'],
  ['restaurant', 'food', 'catering'],
];

/**
 * An English word without its ending, so that `shops` and `shopping` find `shop`. Words are found
 * by their beginnings anyway.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^siu]s$/.test(word)) return word.slice(0, -1);
  const bare = /^(.{3,})(?:ing|ed)$/.exec(word)?.[1];
  return bare ? bare.replace(/([^aeiouls])\1$/, '$1') : word;
}

export interface Alternatives {
  /** Other forms of the word: as good as the word itself. */
  readonly forms: readonly string[];
  /** Words of the same meaning. */
  readonly meanings: readonly string[];
}

/** What else answers a folded word of a query. */
export function alternativesTo(word: string): Alternatives {
  const stem = stemOf(word);
  // What ends in a silent e loses it before -ing and -ed: `pricing` is of `price`, and `price`
  // finds `pricing`.
  const whole = /(?:ing|ed)$/.test(word) && stem !== word ? `${stem}e` : stem;
  const lengthened = /^[a-z]{3,}[^aeiou]e$/.test(stem) ? [`${stem.slice(0, -1)}ing`] : [];
  const forms = [...(stem === word ? [] : [stem]), ...lengthened];
  const same = [word, stem, whole];
  const meanings = sameMeaning
    .filter((group) => same.some((one) => group.includes(one)))
    .flat()
    .filter((one) => !same.includes(one));
  return { forms, meanings };
}
