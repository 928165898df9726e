import type { TextField, TextFieldSingleValidation } from 'payload';

/** Turns any title into an address part: `Food & drink` becomes `food-and-drink`. Characters outside a-z and 0-9 go. */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');
}

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const validateSlug: TextFieldSingleValidation = (value) => {
  if (!value) return 'Give this page an address, for example "spring-collection".';
  if (value.length > 100) return 'An address has at most 100 characters.';
  return (
    slugShape.test(value) ||
    'An address holds only small letters, digits and single hyphens, for example "spring-collection".'
  );
};

/**
 * The last part of the record's address. Left empty, it is made from the title; a title without a single letter of
 * the Latin alphabet needs one given by hand, which the validation then says.
 */
export function slugField(titleField: string, help: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: validateSlug,
    admin: { position: 'sidebar', description: help },
    hooks: {
      beforeValidate: [
        ({ value, data }) => {
          if (typeof value === 'string' && value.trim() !== '') return value.trim().toLowerCase();
          const title: unknown = data?.[titleField];
          return typeof title === 'string' ? slugFrom(title) || undefined : value;
        },
      ],
    },
  };
}
