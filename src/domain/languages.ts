import { languages } from '../config/brand/languages.ts';
import type { Language } from '../lib/brand-shape.ts';

export type { Language };

/** Language that is written first; its addresses have no prefix. */
export const [firstLanguage] = languages;

/** Returns the language of an address by its first part: `/zh-hk/work`. */
export const languageAt = (address: string, all: readonly Language[] = languages): Language =>
  all.find(({ prefix }) => prefix && address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length))) ??
  firstLanguage;

/** Returns an address of a language without its prefix: `/zh-hk?a=1` becomes `/?a=1`. */
export const withoutPrefix = (path: string, { prefix }: Language): string =>
  path.slice(prefix.length).replace(/^(?!\/)/, '/');

/** Returns a path with the prefix of a language; the home page is the prefix itself. */
export const withPrefix = (path: string, { prefix }: Language): string =>
  prefix && /^\/(?:[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;

/** Page in another language, for the switch between languages. */
export interface LanguageLink {
  readonly language: Language;
  /** Path with the prefix of the language. */
  readonly href: string;
  /** Whether it is the same page; its nearest parent otherwise. */
  readonly isSamePage: boolean;
}

/** Paths from a page up to the home page: `/services/seo`, `/services`, `/`. */
function parentsOf(path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  return parts.map((_part, index) => `/${parts.slice(0, parts.length - index).join('/')}`).concat('/');
}

/**
 * Finds the page of a path in every language, or its nearest parent there. Languages without a home
 * page are left out; empty if the site has one language.
 *
 * @param path without a prefix
 * @param has whether a language has a page at a path
 */
export async function languageLinks(
  path: string,
  has: (path: string, language: Language) => Promise<boolean>,
  all: readonly Language[] = languages,
): Promise<LanguageLink[]> {
  if (all.length < 2) return [];
  const links = await Promise.all(
    all.map(async (language): Promise<LanguageLink[]> => {
      for (const candidate of parentsOf(path))
        if (await has(candidate, language))
          return [{ language, href: withPrefix(candidate, language), isSamePage: candidate === path }];
      return [];
    }),
  );
  return links.flat();
}

/** Returns the links to a page in the languages that have it. */
export const samePages = (
  path: string,
  has: (language: Language) => boolean,
  all: readonly Language[] = languages,
): LanguageLink[] =>
  all.filter(has).map((language) => ({ language, href: withPrefix(path, language), isSamePage: true }));

export const isChinese = ({ tag }: Language): boolean => tag.startsWith('zh');

/** Returns the language of a stored submission; the first one where none is stored. */
export const languageOf = ({ language }: { readonly language?: string | null }): Pick<Language, 'code'> => ({
  code: language ?? firstLanguage.code,
});

/** Name of a language in itself and in English: `繁體中文 Chinese`. */
const editorsName = ({ code, name }: Language): string => {
  const english = new Intl.DisplayNames('en', { type: 'language' }).of(new Intl.Locale(code).language) ?? '';
  return name === english ? name : `${name} ${english}`;
};

/** Returns how editors read the language of a submission; undefined on a site with one language. */
export function languageName(
  submission: Parameters<typeof languageOf>[0],
  all: readonly Language[] = languages,
): string | undefined {
  if (all.length === 1) return undefined;
  const { code } = languageOf(submission);
  const language = all.find((one) => one.code === code);
  return language ? editorsName(language) : code;
}
