import { meantAddress } from '../lib/text/typed-address.ts';
import {
  type About,
  exampleOf,
  type Fields,
  type FieldType,
  fieldsOf,
  isStored,
  type OptionalFieldType,
  readFields,
  writeFields,
} from './field-type.ts';
import { inEveryLanguage, line, optional } from './text.ts';

/** Group of fields. */
export const group = <Props>({ label, help }: About, fields: Fields<Props>): FieldType<Props> => ({
  field: (name) => ({
    name,
    label,
    type: 'group',
    admin: help ? { description: help } : {},
    fields: fieldsOf(fields),
  }),
  read: async (stored, lookup) => (isStored(stored) ? readFields(fields, stored, lookup) : undefined),
  write: async (value, placing) => writeFields(fields, value, placing),
  example: (filling) => exampleOf(fields, filling),
});

/** Optional group: either all its required fields have values, or the section omits it. */
export const optionalGroup = <Props>(about: About, fields: Fields<Props>): OptionalFieldType<Props> =>
  optional(group(about, fields));

/** Label of a collapsed row. */
export const rowLabel = (one: string) => ({
  RowLabel: { path: '/cms/admin/fields/row-label.tsx#RowLabel', clientProps: { one } },
});

interface Rows extends About {
  readonly least?: number;
  readonly most: number;
  /** Singular name of a row. */
  readonly one: string;
}

/** Sortable rows of the same fields. Reading drops rows that lack a required value. */
export const rows = <Props>(
  { label, help, one, least = 1, most }: Rows,
  fields: Fields<Props>,
): FieldType<readonly Props[]> => ({
  field: (name) => ({
    name,
    label,
    type: 'array',
    labels: { singular: one, plural: label },
    minRows: least,
    maxRows: most,
    ...(least > 0 ? { required: true } : {}),
    admin: { ...(help ? { description: help } : {}), initCollapsed: true, components: rowLabel(one) },
    fields: fieldsOf(fields),
  }),
  read: async (stored, lookup) => {
    if (!Array.isArray(stored)) return undefined;
    const all = await Promise.all(stored.map((row) => readFields(fields, row, lookup)));
    const whole = all.filter((row) => row !== undefined);
    return whole.length === 0 ? undefined : whole;
  },
  write: async (value, placing) => {
    const written: unknown[] = [];
    for (const row of value) written.push(await writeFields(fields, row, placing));
    return written;
  },
  example: (filling) =>
    Array.from({ length: filling.count(least, most) }, (_, row) => exampleOf(fields, filling.at(row))),
});

const typedAddress = (help: string) => inEveryLanguage(line({ label: 'Leads to', help, most: 300, example: '/work' }));

const anAddress = 'A page of this site, for example /work, or a whole address with https://.';

/** Parent page: `/work` for `/work/tree`. */
const above = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/[^/]*$/, '') || '/';

/**
 * Address of a link that must lead somewhere: falls back to the parent page if its page is gone.
 */
export const address = (help = anAddress): FieldType<string> => ({
  ...typedAddress(help),
  field: (name) => {
    const field = typedAddress(help).field(name);
    if (field.type !== 'text') return field;
    return {
      ...field,
      hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? meantAddress(value) : value)] },
      admin: { ...field.admin, components: { afterInput: ['/cms/admin/fields/link-pages.tsx#LinkPages'] } },
    };
  },
  read: async (stored, lookup) => {
    if (typeof stored !== 'string' || stored.trim() === '') return undefined;
    let typed = await lookup.interpolate(stored.trim());
    for (;;) {
      const found = await lookup.address(typed);
      if (found !== null || typed === '/') return found ?? typed;
      typed = above(typed);
    }
  },
});

/** Address of a link that disappears together with its page. */
export const passingAddress: FieldType<string> = {
  ...address(),
  read: async (stored, lookup) =>
    typeof stored === 'string' && stored.trim() !== ''
      ? ((await lookup.address(await lookup.interpolate(stored.trim()))) ?? undefined)
      : undefined,
};

const linkFields = (most: number | undefined, href: FieldType<string>): Fields<{ href: string; label: string }> => ({
  label: line({ label: 'Link text', most: most ?? 60 }),
  href,
});

export const link = (about: About, most?: number) => group(about, linkFields(most, address()));

/** Link that is omitted once its page is gone. */
export const optionalLink = (about: About, most?: number) => optionalGroup(about, linkFields(most, passingAddress));

/** Field that is stored in the form of another field. */
export const mapped = <Value, Inner>(
  inner: FieldType<Inner>,
  read: (value: Inner) => Value | undefined,
  write: (value: Value) => Inner,
): FieldType<Value> => ({
  field: (name) => inner.field(name),
  read: async (stored, lookup) => {
    const value = await inner.read(stored, lookup);
    return value === undefined ? undefined : read(value);
  },
  write: (value, placing) => inner.write(write(value), placing),
  example: (filling) => inner.example(filling),
});

/** Button with a visible text and an optional, visually hidden subject. */
export const button = (about: About = { label: 'Button' }) =>
  optionalGroup<{ text: string; about?: string; link: string }>(about, {
    text: line({ label: 'Button text', most: 60 }),
    about: optional(line({ label: 'Extra label for screen readers', help: 'Not shown.', most: 80 })),
    link: passingAddress,
  });
