import type { Field, TextFieldManyValidation } from 'payload';
import { text, textarea } from 'payload/shared';
import type { About, FieldType, OptionalFieldType } from './field-type.ts';
import type { Filling } from './filling.ts';
import { withKnownFacts } from './known-facts.ts';

/** Marks a text that is the same in every language: an address, a name for links. */
const everywhere = { custom: { everywhere: true } };

/** Makes the text of a field the same in every language. */
export const inEveryLanguage = <Value>(kind: FieldType<Value>): FieldType<Value> => ({
  ...kind,
  field: (name) => ({ ...kind.field(name), ...everywhere }) as Field,
});

interface Words extends About {
  /** Maximum length in characters, as in the visual snapshots. */
  readonly most?: number;
  /** Default value of a new section. */
  readonly start?: string;
  /** Example for fields that accept only certain texts. */
  readonly example?: string | ((filling: Filling) => string);
}

const wordsOf =
  ({ most = 0, example }: Pick<Words, 'most' | 'example'>) =>
  (filling: Filling): string =>
    typeof example === 'function' ? example(filling) : (example ?? filling.words(most));

const aboutField = ({ label, help }: About) => ({ label, admin: help ? { description: help } : {} });

const nothing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Markers of an all-or-nothing group: on the group, and on each required field in it. */
const groupMarks = { group: { allOrNothing: true }, part: { needed: true } } as const;

/** Field within an optional group: required only if the group is filled in. */
function partOf(field: Field): Field {
  if (field.type === 'group')
    return field.custom?.allOrNothing ? field : { ...field, fields: field.fields.map(partOf) };
  const needed = 'required' in field && field.required ? { custom: { ...field.custom, ...groupMarks.part } } : {};
  return { ...alone(field), ...needed } as Field;
}

function alone(field: Field): Field {
  if (field.type === 'array' || field.type === 'text' || field.type === 'relationship')
    return { ...field, required: false, ...('minRows' in field ? { minRows: 0 } : {}) } as Field;
  return ('required' in field ? { ...field, required: false } : field) as Field;
}

/**
 * Makes a field optional. Publishing rejects a group that is only half filled
 * (`incomplete-blocks.ts`).
 */
function notRequired(field: Field): Field {
  if (field.type !== 'group') return alone(field);
  return { ...field, custom: { ...field.custom, ...groupMarks.group }, fields: field.fields.map(partOf) };
}

/** Marks a field type as optional. */
export function optional<Value>(kind: FieldType<Value> | OptionalFieldType<Value>): OptionalFieldType<Value> {
  return {
    ...kind,
    field: (name) => notRequired(kind.field(name)),
    // An emptied field is stored as null, and has no default.
    read: async (stored, lookup) => (stored === null ? undefined : kind.read(stored, lookup)),
    example: (filling) => (filling.whole ? kind.example(filling) : undefined),
    optional: true,
  };
}

/** Single-line text. */
export const line = ({ most = 140, start, example, ...about }: Words): FieldType<string> => ({
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'text',
    localized: true,
    required: true,
    validate: withKnownFacts(text, most),
    ...(start ? { defaultValue: start } : {}),
  }),
  read: async (stored, lookup) => (nothing(stored) ? undefined : lookup.interpolate(String(stored))),
  write: async (value) => value,
  example: wordsOf({ most, example }),
});

/** Multi-line text that forms one paragraph. */
export const passage = ({ most = 600, start, example, ...about }: Words): FieldType<string> => ({
  ...line({ most, ...about, ...(example ? { example } : {}) }),
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'textarea',
    localized: true,
    required: true,
    validate: withKnownFacts(textarea, most),
    ...(start ? { defaultValue: start } : {}),
  }),
});

/** Identifier for fragments and for references from other sections. */
export const name = (about: About & Pick<Words, 'most' | 'start'>): FieldType<string> => ({
  ...line({ ...about, example: (filling) => filling.name() }),
  field: (field) =>
    ({
      ...line(about).field(field),
      ...everywhere,
      validate: withKnownFacts(text, about.most, (word) =>
        /^[\p{Letter}\d][\p{Letter}\d-]*$/u.test(word) ? undefined : 'One word: letters, digits and hyphens.',
      ),
    }) as Field,
});

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** Date: `2026-11-01`. */
export const date = ({ label, help }: About): FieldType<string> => {
  const words: Words = {
    label,
    help: [help, 'Year, month, day: 2026-11-01.'].filter(Boolean).join(' '),
    most: 10,
    example: '2026-11-01',
  };
  return {
    ...line(words),
    field: (name) =>
      ({
        ...line(words).field(name),
        ...everywhere,
        validate: withKnownFacts(text, words.most, (day) => (isDate(day) ? undefined : 'Give a day: 2026-11-01.')),
      }) as Field,
    // Drops invalid dates stored before validation existed; one would prevent the page from
    // rendering.
    read: async (stored) => (typeof stored === 'string' && isDate(stored) ? stored : undefined),
  };
};

const betweenParagraphs = /\n\s*\n/;

/** Two paragraphs that together have `most` characters. */
const twoParagraphs =
  (most: number) =>
  (filling: Filling): string => {
    const letters = Math.floor((most - 2) / 2);
    return [filling.words(letters), filling.words(letters)].join('\n\n');
  };

/** One paragraph or several, separated by an empty line. */
export const paragraphs = ({ most = 2000, ...words }: Words): FieldType<string | readonly string[]> => ({
  ...passage({
    most,
    example: twoParagraphs(most),
    ...words,
    help: [words.help, 'An empty line begins a paragraph.'].filter(Boolean).join(' '),
  }),
  read: async (stored, lookup) => {
    if (nothing(stored)) return undefined;
    const parts = (await lookup.interpolate(String(stored))).split(betweenParagraphs);
    return parts.length === 1 ? parts[0] : parts;
  },
  write: async (value) => (typeof value === 'string' ? value : value.join('\n\n')),
});

/** Paragraphs as a list, even if there is only one. */
export const paragraphList = ({ most = 2000, ...words }: Words): FieldType<readonly string[]> => ({
  ...passage({ most, example: twoParagraphs(most), ...words, help: 'An empty line begins a paragraph.' }),
  read: async (stored, lookup) =>
    nothing(stored) ? undefined : (await lookup.interpolate(String(stored))).split(betweenParagraphs),
  write: async (value) => value.join('\n\n'),
});

/**
 * Short texts, one per line.
 *
 * @param letters maximum length of each, in characters
 */
export const lines = ({
  least = 1,
  most = 8,
  letters = 60,
  ...about
}: About & { readonly least?: number; readonly most?: number; readonly letters?: number }): FieldType<
  readonly string[]
> => ({
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'text',
    hasMany: true,
    localized: true,
    required: least > 0,
    minRows: least,
    maxRows: most,
    validate: withKnownFacts(text as TextFieldManyValidation, letters),
  }),
  read: async (stored, lookup) => {
    const texts = Array.isArray(stored) ? stored.filter((one) => !nothing(one)).map(String) : [];
    return texts.length < Math.max(1, least) ? undefined : Promise.all(texts.map((one) => lookup.interpolate(one)));
  },
  write: async (value) => [...value],
  example: (filling) => Array.from({ length: filling.count(least, most) }, () => filling.words(letters)),
});

/** Number within bounds. */
export const figure = ({
  from,
  to,
  start,
  ...about
}: About & { readonly from: number; readonly to: number; readonly start?: number }): FieldType<number> => ({
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'number',
    required: true,
    min: from,
    max: to,
    ...(start === undefined ? {} : { defaultValue: start }),
  }),
  read: async (stored) =>
    typeof stored === 'number' && Number.isFinite(stored) ? Math.min(to, Math.max(from, stored)) : undefined,
  write: async (value) => value,
  example: (filling) => filling.figure({ from, to, start }),
});

/** Amount in a text: 150000 for `£150,000`. */
const amountIn = (words: string): number | undefined => Number(words.replace(/[^\d.]/g, '')) || undefined;

/** Amount that may be a fact: `{shop-shopify}`. Stored as written. */
export const money = (about: About): FieldType<number> => ({
  field: (name) => ({
    ...aboutField({ ...about, help: [about.help, 'Digits, or a fact: {shop-shopify}.'].filter(Boolean).join(' ') }),
    name,
    type: 'text',
    required: true,
    validate: withKnownFacts(text, 60, (words) => (amountIn(words) ? undefined : 'Give a sum in digits: 150000.')),
  }),
  read: async (stored, lookup) => {
    return nothing(stored) ? undefined : amountIn(await lookup.interpolate(String(stored)));
  },
  write: async (value) => String(value),
  example: (filling) => String(filling.figure({ from: 1, to: 999_999, start: 12_500 })),
});

/** Checkbox. */
export const flag = (about: About): OptionalFieldType<boolean> => ({
  field: (name) => ({ ...aboutField(about), name, type: 'checkbox' }),
  read: async (stored) => stored === true || undefined,
  write: async (value) => value,
  example: (filling) => filling.whole,
  optional: true,
});

/**
 * One of several options, with labels for editors.
 *
 * @param options labels by value
 * @param look name of the option pictures in `public/panel/looks` of the brand
 */
export const choice = <const Value extends string>({
  options,
  start,
  look,
  ...about
}: About & {
  readonly options: Readonly<Record<Value, string>>;
  readonly start?: NoInfer<Value>;
  readonly look?: string;
}): FieldType<Value> => {
  const values = Object.keys(options) as Value[];
  return {
    field: (name) => ({
      name,
      label: about.label,
      type: 'select',
      required: true,
      admin: {
        ...(about.help ? { description: about.help } : {}),
        ...(look
          ? { components: { Field: { path: '/cms/admin/fields/looks-field.tsx#LooksField', clientProps: { look } } } }
          : {}),
      },
      options: values.map((value) => ({ value, label: options[value] })),
      ...(start === undefined ? {} : { defaultValue: start }),
    }),
    read: async (stored) => values.find((value) => value === stored) ?? start,
    write: async (value) => value,
    example: (filling) => filling.one(values, start),
  };
};
