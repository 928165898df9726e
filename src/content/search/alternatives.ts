import type { Language } from '../../domain/languages.ts';

/** Groups of synonyms in the field of a web agency; a search for one finds the others. */
const english: readonly (readonly string[])[] = [
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

/** The same in Chinese, as pairs of characters: the index has no longer words. */
const chinese: typeof english = [
  ['網店', '商店', '電商', 'shop', 'shopify'],
  ['網站', '網頁', 'website'],
  ['招聘', '職位', '求職', '空缺', 'job'],
  ['價錢', '收費', '報價', '費用', '預算', 'price'],
  ['保養', '維護', '維修', '支援'],
  ['搜尋', '排名', 'seo', 'google'],
  ['電郵', '郵件', 'email'],
  ['開發', '編程', '程式'],
  ['設計', 'ux', 'ui'],
  ['手機', '電話'],
  ['餐廳', '食肆', '飲食'],
];

const byCode: Readonly<Record<string, typeof english>> = { 'zh-Hant-HK': chinese };

/**
 * Removes the ending of an English word, so that `shops` and `shopping` find `shop`. Prefix search
 * covers the other direction.
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
  /** Other forms of the word, ranked like the word itself. */
  readonly forms: readonly string[];
  /** Synonyms. */
  readonly meanings: readonly string[];
}

/** Returns other forms and synonyms of a folded word. */
export function alternativesTo(word: string, { code }: Pick<Language, 'code'>): Alternatives {
  const stem = stemOf(word);
  // Words that end in a silent e lose it before -ing and -ed: `pricing` and `price` find each
  // other.
  const whole = /(?:ing|ed)$/.test(word) && stem !== word ? `${stem}e` : stem;
  const lengthened = /^[a-z]{3,}[^aeiou]e$/.test(stem) ? [`${stem.slice(0, -1)}ing`] : [];
  const forms = [...(stem === word ? [] : [stem]), ...lengthened];
  const same = [word, stem, whole];
  const meanings = (byCode[code] ?? english)
    .filter((group) => same.some((one) => group.includes(one)))
    .flat()
    .filter((one) => !same.includes(one));
  return { forms, meanings };
}
