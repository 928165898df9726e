import { chineseTexts } from './chinese/index.ts';

/** Label or description in the languages of the panel, for fields that `withLanguages` misses. */
export const inLanguages = (english: string) => ({ en: english, 'zh-TW': chineseTexts[english] ?? english });
