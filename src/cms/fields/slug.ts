import type { TextField, TextFieldSingleValidation } from 'payload';
import { slugFrom } from '../../site/slug.ts';

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
