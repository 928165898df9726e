import { languages } from '../config/brand/languages.ts';
import type { Language } from '../lib/brand-shape.ts';

export type { Language };

/** Language that is written first; its addresses have no prefix. */
export const [firstLanguage] = languages;

/** Returns the language of an address by its first part: `/zh-hk/work`. */
export const languageAt = (address: string, all: readonly Language[] = languages): Language =>
  all.find(({ prefix }) => prefix && address.startsWith(prefix) && /^(?:[/?#]|$)/.test(address.slice(prefix.length))) ??
  firstLanguage;
