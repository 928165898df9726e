import { fill } from '../i18n/browser-words.ts';
import type { FormWords } from '../i18n/words/interface-words.ts';
import { isVisible, withoutInvisible } from '../lib/text/folded-text.ts';

/**
 * Fields and rules of a form, shared by page, browser and server. Free of libraries, because the
 * browser loads it too.
 */
export interface FieldRule {
  readonly name: string;
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  readonly autocomplete?: string;
  /** Marked as required in the browser. */
  readonly asked: boolean;
  /** Whether the server refuses it empty; it then has a message in the words. */
  readonly needed?: true;
  readonly longest: number;
}

export interface FileRule {
  readonly name: string;
  readonly needed?: true;
  /** Bytes. */
  readonly largest: number;
  readonly extensions: readonly string[];
}

export interface FormRules {
  readonly id: 'enquiry' | 'application';
  readonly fields: readonly FieldRule[];
  readonly file: FileRule;
  /** Name of a field that may be sent several times; its values are joined with spaces. */
  readonly several?: string;
}

/** Error of one field, worded for the visitor. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** Timeout in milliseconds for sending a form with its file. */
export const longestSending = 600_000;

export type FormValues = Readonly<Record<string, string>>;

const emailAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;

const isWebAddress = (value: string): boolean => {
  const whole = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(whole) && new URL(whole).hostname.includes('.');
};

/** Returns the name of a field in error messages. */
export const labelOf = ({ id }: Pick<FormRules, 'id'>, field: string, words: FormWords): string =>
  words[id][field as keyof FormWords['enquiry' | 'application']];

const missing = (field: string, words: FormWords): FormError => ({
  field,
  message: words.missing[field as keyof FormWords['missing']],
});

function errorOf({ name, type, needed, longest }: FieldRule, label: string, value: string, words: FormWords) {
  if (value === '') return needed && missing(name, words);
  if (value.length > longest)
    return { field: name, message: fill(words.tooLong, { label, length: value.length, longest }) };
  if (type === 'email' && !emailAddress.test(value)) return { field: name, message: words.noEmail };
  if (type === 'url' && !isWebAddress(value)) return { field: name, message: fill(words.noAddress, { label }) };
  return undefined;
}

/**
 * Cleans text for storage: trims it, unifies line ends, removes control characters. Those that turn
 * the direction of text would also turn the words around the value.
 */
export const cleaned = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

/** Values of the form's own fields, cleaned; others are dropped. */
export const valuesOf = ({ fields }: FormRules, given: FormValues): FormValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = cleaned(given[name] ?? '');
      if (!isVisible(value)) return [name, ''];
      // Some scripts need joiners within words. In an address or number they only break links and
      // search, as do the full-width letters and digits of input methods.
      const kept = type === 'text' || type === 'textarea' ? value : withoutInvisible(value).normalize('NFKC').trim();
      // Single-line values become mail headers, so line breaks are removed.
      return [name, type === 'textarea' ? kept : kept.replaceAll(/\s+/g, ' ')];
    }),
  );

/** Errors of all fields, in the order of the form. */
export const checkFields = (rules: FormRules, values: FormValues, words: FormWords): FormError[] =>
  rules.fields.flatMap(
    (field) => errorOf(field, labelOf(rules, field.name, words), values[field.name] ?? '', words) ?? [],
  );

export const extensionOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Checks a file's name and size before sending. The server checks its content on arrival. */
export function checkFile(
  rules: FormRules,
  file: { readonly name: string; readonly size: number } | undefined,
  words: FormWords,
): FormError | undefined {
  const { name, needed, largest, extensions } = rules.file;
  const label = labelOf(rules, name, words);
  if (!file || (file.size === 0 && file.name === '')) return needed && missing(name, words);
  if (!extensions.includes(extensionOf(file.name)))
    return { field: name, message: fill(words.wrongType, { label, extensions: extensions.join(', ') }) };
  if (file.size > largest)
    return { field: name, message: fill(words.tooLarge, { label, megabytes: Math.floor(largest / 1_000_000) }) };
  if (file.size === 0) return { field: name, message: fill(words.emptyFile, { label }) };
  return undefined;
}
