import { isVisible, withoutInvisible } from '../lib/text/folded-text.ts';

/**
 * Fields and rules of a form, shared by page, browser and server. Free of libraries, because the
 * browser loads it too.
 */
export interface FieldRule {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  readonly autocomplete?: string;
  /** Marked as required in the browser. */
  readonly asked: boolean;
  /** Error message for an empty field; without one the server accepts it empty. */
  readonly missing?: string;
  readonly longest: number;
}

export interface FileRule {
  readonly name: string;
  /** Name in error messages. */
  readonly label: string;
  /** Label in the form. */
  readonly title: string;
  readonly hint: string;
  readonly missing?: string;
  /** Bytes. */
  readonly largest: number;
  readonly extensions: readonly string[];
}

export interface FormRules {
  readonly id: string;
  /** Message after success. */
  readonly thanks: string;
  readonly fields: readonly FieldRule[];
  readonly file: FileRule;
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

function errorOf({ name, label, type, missing, longest }: FieldRule, value: string): FormError | undefined {
  if (value === '') return missing ? { field: name, message: missing } : undefined;
  if (value.length > longest)
    return { field: name, message: `${label}: ${value.length} characters, where ${longest} are possible` };
  if (type === 'email' && !emailAddress.test(value))
    return { field: name, message: 'This is not an email address we could answer to' };
  if (type === 'url' && !isWebAddress(value)) return { field: name, message: `${label}: this is not a web address` };
  return undefined;
}

/** Cleans text for storage: trims it, unifies line ends, removes control characters. */
export const cleaned = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim();

/** Values of the form's own fields, cleaned; others are dropped. */
export const valuesOf = ({ fields }: FormRules, given: FormValues): FormValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = cleaned(given[name] ?? '');
      if (!isVisible(value)) return [name, ''];
      // Some scripts need joiners within words. In an address or number they only break links and
      // search.
      const kept = type === 'text' || type === 'textarea' ? value : withoutInvisible(value).trim();
      // Single-line values become mail headers, so line breaks are removed.
      return [name, type === 'textarea' ? kept : kept.replaceAll(/\s+/g, ' ')];
    }),
  );

/** Errors of all fields, in the order of the form. */
export const checkFields = ({ fields }: FormRules, values: FormValues): FormError[] =>
  fields.flatMap((field) => errorOf(field, values[field.name] ?? '') ?? []);

export const extensionOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Checks a file's name and size before sending. The server checks its content on arrival. */
export function checkFile(
  { name, label, missing, largest, extensions }: FileRule,
  file: { readonly name: string; readonly size: number } | undefined,
): FormError | undefined {
  if (!file || (file.size === 0 && file.name === '')) return missing ? { field: name, message: missing } : undefined;
  if (!extensions.includes(extensionOf(file.name)))
    return { field: name, message: `${label} must be one of these: ${extensions.join(', ')}` };
  if (file.size > largest)
    return { field: name, message: `${label} may have up to ${Math.floor(largest / 1_000_000)} MB` };
  if (file.size === 0) return { field: name, message: `${label} is empty` };
  return undefined;
}
