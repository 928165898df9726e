import { isVisible, withoutInvisible } from '../../shared/folded-text.ts';

/**
 * What a form asks for and what counts as an answer: one description for the page, the browser and
 * the server, so that they cannot disagree. Kept free of libraries, because the browser gets it
 * too.
 */
export interface FieldRule {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'url' | 'textarea';
  readonly autocomplete?: string;
  /** The browser marks it as required. */
  readonly asked: boolean;
  /** What the visitor is told when it is empty; without one the server takes it empty. */
  readonly missing?: string;
  readonly longest: number;
}

export interface FileRule {
  readonly name: string;
  /** As errors call it. */
  readonly label: string;
  /** As the form calls it. */
  readonly title: string;
  readonly hint: string;
  readonly missing?: string;
  /** Bytes. */
  readonly largest: number;
  readonly extensions: readonly string[];
}

export interface FormRules {
  readonly id: string;
  /** Said when the form has arrived. */
  readonly thanks: string;
  readonly fields: readonly FieldRule[];
  readonly file: FileRule;
}

/** What is wrong with one field, in words for the visitor. */
export interface FormError {
  readonly field: string;
  readonly message: string;
}

/** Milliseconds for which a browser sends a form with its file. */
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

/**
 * Text as it is kept: no spaces around it, one kind of line end, no characters that only machines
 * see.
 */
export const cleaned = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim();

/** The fields of a form as they are kept: every one it knows, and no other. */
export const valuesOf = ({ fields }: FormRules, given: FormValues): FormValues =>
  Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = cleaned(given[name] ?? '');
      if (!isVisible(value)) return [name, ''];
      // Words need joiners in some scripts; in an address or a number they only keep it from being
      // reached and found.
      const kept = type === 'text' || type === 'textarea' ? value : withoutInvisible(value).trim();
      // What is asked for in one line is kept in one: it ends up in the headers of mails.
      return [name, type === 'textarea' ? kept : kept.replaceAll(/\s+/g, ' ')];
    }),
  );

/** Every error of the fields, in the order of the form. */
export const checkFields = ({ fields }: FormRules, values: FormValues): FormError[] =>
  fields.flatMap((field) => errorOf(field, values[field.name] ?? '') ?? []);

export const extensionOf = (fileName: string): string => /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/**
 * What can be said of a file before it is sent. What it really holds is looked at when it has
 * arrived.
 */
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
