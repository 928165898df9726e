import type { Field, TextFieldManyValidation } from 'payload';
import { text, textarea } from 'payload/shared';
import type { About, Kind, OptionalKind } from './kind.ts';
import { withKnownFacts } from './known-facts.ts';

interface Words extends About {
  /** Letters, at most: what the section was photographed with. */
  readonly most?: number;
  /** What stands there in a new section. */
  readonly start?: string;
}

const aboutField = ({ label, help }: About) => ({ label, admin: help ? { description: help } : {} });

const nothing = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Where several parts may be left empty, but only all of them: the group, and each part that it is nothing without. */
const together = { group: { together: true }, part: { needed: true } } as const;

/** A part of something that may be left empty: not required by itself, but with the others. */
function partOf(field: Field): Field {
  if (field.type === 'group') return field.custom?.together ? field : { ...field, fields: field.fields.map(partOf) };
  const needed = 'required' in field && field.required ? { custom: { ...field.custom, ...together.part } } : {};
  return { ...alone(field), ...needed } as Field;
}

function alone(field: Field): Field {
  if (field.type === 'array' || field.type === 'text' || field.type === 'relationship')
    return { ...field, required: false, ...('minRows' in field ? { minRows: 0 } : {}) } as Field;
  return ('required' in field ? { ...field, required: false } : field) as Field;
}

/** A field that may be left empty. Of what consists of several, publishing refuses a half (`half-filled.ts`). */
function notRequired(field: Field): Field {
  if (field.type !== 'group') return alone(field);
  return { ...field, custom: { ...field.custom, ...together.group }, fields: field.fields.map(partOf) };
}

/** Makes it something that a section does without. */
export function optional<Value>(kind: Kind<Value> | OptionalKind<Value>): OptionalKind<Value> {
  return {
    ...kind,
    field: (name) => notRequired(kind.field(name)),
    optional: true,
  };
}

/** One line of words. */
export const line = ({ most = 140, start, ...about }: Words): Kind<string> => ({
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'text',
    localized: true,
    required: true,
    validate: withKnownFacts(text, most),
    ...(start ? { defaultValue: start } : {}),
  }),
  read: async (stored, lookup) => (nothing(stored) ? undefined : lookup.said(String(stored))),
  write: async (value) => value,
});

/** Several lines of words that are one paragraph. */
export const passage = ({ most = 600, start, ...about }: Words): Kind<string> => ({
  ...line({ most, ...about }),
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

const betweenParagraphs = /\n\s*\n/;

/** One paragraph or several, with an empty line between them. */
export const paragraphs = ({ most = 2000, ...words }: Words): Kind<string | readonly string[]> => ({
  ...passage({ most, ...words, help: [words.help, 'An empty line begins a paragraph.'].filter(Boolean).join(' ') }),
  read: async (stored, lookup) => {
    if (nothing(stored)) return undefined;
    const parts = (await lookup.said(String(stored))).split(betweenParagraphs);
    return parts.length === 1 ? parts[0] : parts;
  },
  write: async (value) => (typeof value === 'string' ? value : value.join('\n\n')),
});

/** The same where the section takes a list, of one paragraph too. */
export const paragraphList = (words: Words): Kind<readonly string[]> => ({
  ...passage({ most: 2000, ...words, help: 'An empty line begins a paragraph.' }),
  read: async (stored, lookup) =>
    nothing(stored) ? undefined : (await lookup.said(String(stored))).split(betweenParagraphs),
  write: async (value) => value.join('\n\n'),
});

/** Short texts, each in a line of its own. */
export const lines = ({
  least = 1,
  most = 8,
  ...about
}: About & { readonly least?: number; readonly most?: number }): Kind<readonly string[]> => ({
  field: (name) => ({
    ...aboutField(about),
    name,
    type: 'text',
    hasMany: true,
    localized: true,
    required: least > 0,
    minRows: least,
    maxRows: most,
    validate: withKnownFacts(text as TextFieldManyValidation),
  }),
  read: async (stored, lookup) => {
    const texts = Array.isArray(stored) ? stored.filter((one) => !nothing(one)).map(String) : [];
    return texts.length < Math.max(1, least) ? undefined : Promise.all(texts.map((one) => lookup.said(one)));
  },
  write: async (value) => [...value],
});

/** A figure within bounds. */
export const figure = ({
  from,
  to,
  start,
  ...about
}: About & { readonly from: number; readonly to: number; readonly start?: number }): Kind<number> => ({
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
});

/** The sum that words say: 150000 of `HK$150,000`. */
const amountIn = (words: string): number | undefined => Number(words.replace(/[^\d.]/g, '')) || undefined;

/** A figure that may be a fact: `{shop-shopify}`. It is kept as it was written. */
export const money = (about: About): Kind<number> => ({
  field: (name) => ({
    ...aboutField({ ...about, help: [about.help, 'Digits, or a fact: {shop-shopify}.'].filter(Boolean).join(' ') }),
    name,
    type: 'text',
    required: true,
    validate: withKnownFacts(text, 60, (words) => (amountIn(words) ? undefined : 'Give a sum in digits: 150000.')),
  }),
  read: async (stored, lookup) => {
    return nothing(stored) ? undefined : amountIn(await lookup.said(String(stored)));
  },
  write: async (value) => String(value),
});

/** Something that is so, or is not. */
export const flag = (about: About): OptionalKind<boolean> => ({
  field: (name) => ({ ...aboutField(about), name, type: 'checkbox' }),
  read: async (stored) => stored === true || undefined,
  write: async (value) => value,
  optional: true,
});

/**
 * One of a section's looks, each under a name that editors understand.
 *
 * @param options by value
 * @param look the pictures of the options: `scripts/lib/drawings` has one of each
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
}): Kind<Value> => {
  const values = Object.keys(options) as Value[];
  return {
    field: (name) => ({
      name,
      label: about.label,
      type: 'select',
      required: true,
      admin: {
        ...(about.help ? { description: about.help } : {}),
        ...(look ? { components: { Field: { path: '/looks-field.tsx#LooksField', clientProps: { look } } } } : {}),
      },
      options: values.map((value) => ({ value, label: options[value] })),
      ...(start === undefined ? {} : { defaultValue: start }),
    }),
    read: async (stored) => values.find((value) => value === stored) ?? start,
    write: async (value) => value,
  };
};
