import { languages } from '../../config/brand/languages.ts';
import type { Language } from '../../lib/brand-shape.ts';

/**
 * Name of a language without script and region: `Chinese`.
 *
 * @param locale of the reader; English by default
 */
export const languageName = ({ code }: Language, locale = 'en-GB'): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code.split('-', 1)[0] ?? code) ?? code;

/** Languages that records are translated into. */
export const otherLanguages: readonly Language[] = languages.slice(1);
