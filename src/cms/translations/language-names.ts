import { languages } from '../../config/brand/languages.ts';
import type { Language } from '../../lib/brand-shape.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'language' });

/** English name of a language without script and region: `Chinese`. */
export const languageName = ({ code }: Language): string => names.of(code.split('-', 1)[0] ?? code) ?? code;

/** Languages that records are translated into. */
export const otherLanguages: readonly Language[] = languages.slice(1);
