/** Part of Payload’s `i18n` that names the reader’s language. */
export interface PanelI18n {
  readonly language: string;
}

export type Values = Readonly<Record<string, string | number>>;

/**
 * Translates a text of the panel into the reader's language.
 *
 * @param english the English text, which is also its key; `{name}` is a placeholder, and
 *   `Answer || to an enquiry` tells a text with two meanings apart: only "Answer" is shown
 * @param values values of the placeholders
 * @returns the English text where a translation is missing
 */
export type Say = (english: string, values?: Values) => string;

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const withoutContext = (english: string): string => english.split(' || ', 1)[0] ?? english;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null;

/** Texts that Payload sends to a reader with another language than English (`payloadTexts`). */
function textsOf(i18n: PanelI18n): Readonly<Record<string, string>> {
  const translations = 'translations' in i18n ? i18n.translations : undefined;
  const texts = isTexts(translations) && 'panel' in translations ? translations.panel : undefined;
  return isTexts(texts) ? texts : {};
}

/**
 * @param i18n of Payload: `useTranslation()` in the browser (see `useSay`), `req.i18n` and the
 *   props of views on the server
 */
export function sayIn(i18n: PanelI18n): Say {
  const texts = textsOf(i18n);
  return (english, values = {}) => fill(texts[english] ?? withoutContext(english), values);
}

/** English text without translation, for logs, tests and mails to colleagues. */
export const sayEnglish: Say = (english, values = {}) => fill(withoutContext(english), values);
