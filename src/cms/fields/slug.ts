import type { FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { slugFrom } from '../../lib/text/slug.ts';
import { withoutTrashMark } from '../editorial/trash/addresses.ts';
import { sayIn } from '../panel/say.ts';

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const longestSlug = 100;

const validateSlug: TextFieldSingleValidation = (value, { req }) => {
  const say = sayIn(req.i18n);
  if (!value) return say('Give this page an address, for example "spring-collection".');
  if (value.length > longestSlug) return say('An address has at most {count} characters.', { count: longestSlug });
  return (
    slugShape.test(value) ||
    say('An address holds only small letters, digits and single hyphens, for example "spring-collection".')
  );
};

/**
 * Whether the slug still follows the title of a record that was never published. Drafts are saved
 * while the title is typed; without this, the slug would stop after its first letters.
 */
function followsTitle(given: string, titleField: string, record: Record<string, unknown> | undefined): boolean {
  const title = record?.[titleField];
  return record?._status === 'draft' && typeof title === 'string' && given === slugFrom(title);
}

/**
 * Finds a free address for a duplicate: `spring-collection-copy`, then `spring-collection-copy-2`.
 */
const freeAddress: FieldHook = async ({ value, collection, req }) => {
  if (typeof value !== 'string' || value === '' || !collection) return undefined;
  const stem = value.replace(/-copy(?:-\d+)?$/, '').slice(0, longestSlug - '-copy-1000'.length);
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? `${stem}-copy` : `${stem}-copy-${number}`;
    const { totalDocs } = await req.payload.count({
      collection: collection.slug,
      where: { slug: { equals: address } },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return address;
  }
};

/**
 * Last part of the record's address, made from the title when left empty. A title without Latin
 * letters needs an address by hand; the validation says so.
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
      beforeDuplicate: [freeAddress],
      afterRead: [withoutTrashMark],
      beforeValidate: [
        ({ value, data, originalDoc }) => {
          const given = typeof value === 'string' ? value.trim().toLowerCase() : '';
          const title: unknown = data?.[titleField];
          if (typeof title !== 'string' || !(given === '' || followsTitle(given, titleField, originalDoc)))
            return given || value;
          return slugFrom(title) || undefined;
        },
      ],
    },
  };
}
