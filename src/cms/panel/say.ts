import type { PanelI18n } from '../../lib/text/say.ts';

export { type PanelI18n, type Say, sayEnglish, sayIn, type Values } from '../../lib/text/say.ts';

/** Languages of the panel, as Payload names them, with the locale of dates and numbers. */
export const panelLocales = { en: 'en-GB', 'zh-TW': 'zh-HK' } as const;

export type PanelLanguage = keyof typeof panelLocales;

/** Locale of dates and numbers in the reader's language. */
export const panelLocale = ({ language }: PanelI18n): string =>
  language in panelLocales ? panelLocales[language as PanelLanguage] : panelLocales.en;
