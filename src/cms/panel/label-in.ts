import { isRecord } from '../../lib/is-object.ts';
import type { PanelI18n } from './say.ts';

/** The reader's language; logs, commands and mails are English. */
type Reader = PanelI18n | 'en';

type LabelFunction = (given: { readonly i18n: PanelI18n; readonly t: unknown }) => unknown;

const isFunction = (label: unknown): label is LabelFunction => typeof label === 'function';

const words = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/**
 * Reads a label of Payload's config in the reader's language.
 *
 * @param label a text, texts by language, or a function of Payload, which has no text without a
 *   request
 * @param reader `req.i18n` or `useTranslation().i18n`
 * @returns an empty text for a missing label
 */
export function labelIn(label: unknown, reader: Reader): string {
  if (isFunction(label))
    return reader !== 'en' && 't' in reader ? (words(label({ i18n: reader, t: reader.t })) ?? '') : '';
  if (!isRecord(label)) return words(label) ?? '';
  return words(label[reader === 'en' ? reader : reader.language]) ?? words(label.en) ?? '';
}

/** Label within a sentence, `this page`: English labels lose their capitals. */
export function nounIn(label: unknown, reader: Reader): string {
  const noun = labelIn(label, reader);
  const isEnglish = reader === 'en' || reader.language === 'en' || noun === labelIn(label, 'en');
  return isEnglish ? noun.toLowerCase() : noun;
}
