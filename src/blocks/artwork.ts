import type { RelationshipField, Where } from 'payload';
import { type AnyFilm, type Film, isOwnFilm } from '../domain/film.ts';
import type { Mark } from '../domain/mark.ts';
import type { Picture } from '../domain/picture.ts';
import { type About, exampleOf, type Fields, type FieldType, isStored, readFields, writeFields } from './field-type.ts';
import type { ListName } from './stored.ts';

/**
 * Image from the media library. An editor can override its alt text here; a decorative image has
 * none.
 */
export const picture = ({
  label,
  help,
  decorative = false,
}: About & { readonly decorative?: boolean }): FieldType<Picture> => ({
  field: (name) => ({
    name,
    label,
    type: 'group',
    admin: { hideGutter: true },
    fields: [
      {
        name: 'image',
        label,
        type: 'upload',
        relationTo: 'media',
        required: true,
        admin: help ? { description: help } : {},
      },
      ...(decorative
        ? []
        : [
            {
              name: 'alt',
              label: 'Alt text for this place',
              type: 'text',
              localized: true,
              maxLength: 250,
              admin: { description: 'Only where it has to say something else than the picture’s own.' },
            } as const,
          ]),
    ],
  }),
  read: async (stored, lookup) => {
    if (!isStored(stored)) return undefined;
    const found = await lookup.picture(stored.image);
    if (!found) return undefined;
    if (decorative) return { ...found, alt: '' };
    return typeof stored.alt === 'string' && stored.alt !== '' ? { ...found, alt: stored.alt } : found;
  },
  write: async (value, placing) => {
    const { id, alt } = await placing.picture(value);
    return { image: id, ...(decorative || alt === value.alt ? {} : { alt: value.alt }) };
  },
  example: (filling) => ({
    image: filling.picture(),
    ...(decorative || !filling.whole ? {} : { alt: filling.words(250) }),
  }),
});

/** Images in the editor's order. */
export const pictureList = ({
  least = 1,
  most,
  ...about
}: About & { readonly least?: number; readonly most: number }): FieldType<readonly Picture[]> => {
  const one = picture({ label: 'Picture' });
  return {
    field: (name) => ({
      name,
      label: about.label,
      type: 'array',
      labels: { singular: 'Picture', plural: about.label },
      minRows: least,
      maxRows: most,
      required: least > 0,
      admin: about.help ? { description: about.help } : {},
      fields: [one.field('picture')],
    }),
    read: async (stored, lookup) => {
      if (!Array.isArray(stored)) return undefined;
      const all = await Promise.all(stored.map((row: unknown) => one.read(isStored(row) ? row.picture : null, lookup)));
      const found = all.filter((value) => value !== undefined);
      return found.length === 0 ? undefined : found;
    },
    write: async (value, placing) => {
      const written: unknown[] = [];
      for (const each of value) written.push({ picture: await one.write(each, placing) });
      return written;
    },
    example: (filling) => Array.from({ length: filling.count(least, most) }, () => ({ picture: one.example(filling) })),
  };
};

/**
 * Film chosen from the list of films, with an optional description that overrides the film's own.
 */
function chosenFilm<Shown extends AnyFilm>(
  { label, help }: About,
  canShow: (found: AnyFilm) => found is Shown,
  filter: Pick<RelationshipField, 'filterOptions'> = {},
): FieldType<Shown> {
  return {
    field: (name) => ({
      name,
      label,
      type: 'group',
      admin: { hideGutter: true },
      fields: [
        {
          name: 'film',
          label,
          type: 'relationship',
          relationTo: 'films',
          required: true,
          ...filter,
          admin: help ? { description: help } : {},
        },
        {
          name: 'description',
          label: 'What happens in it, for this place',
          type: 'text',
          localized: true,
          maxLength: 200,
          admin: { description: 'Only where it has to be said otherwise than in the list of films.' },
        },
      ],
    }),
    read: async (stored, lookup) => {
      if (!isStored(stored)) return undefined;
      const found = await lookup.film(stored.film);
      if (!found || !canShow(found)) return undefined;
      const { description } = stored;
      return typeof description === 'string' && description !== '' ? { ...found, description } : found;
    },
    write: async (value, placing) => {
      const { id, description } = await placing.film(value);
      return { film: id, ...(description === value.description ? {} : { description: value.description }) };
    },
    example: (filling) => ({ film: filling.film(), ...(filling.whole ? { description: filling.words(200) } : {}) }),
  };
}

/** Film that opens over the page. An editor can override its description here. */
export const film = (about: About): FieldType<AnyFilm> =>
  chosenFilm(about, (found): found is AnyFilm => found !== null);

const hasFile: Where = { or: [{ filename: { exists: true } }, { drawn: { exists: true } }] };

/**
 * Film that plays silently in place. Films of the video service cannot, so the field hides them.
 */
export const loop = (about: About): FieldType<Film> => chosenFilm(about, isOwnFilm, { filterOptions: hasFile });

const relation =
  (collection: string, { label, help }: About, hasMany: boolean, bounds: object = {}) =>
  (name: string) =>
    ({
      name,
      label,
      type: 'relationship',
      relationTo: collection,
      required: true,
      ...(hasMany ? { hasMany: true, ...bounds } : {}),
      admin: help ? { description: help } : {},
    }) as ReturnType<FieldType<unknown>['field']>;

/** Wordmark of a client or partner. */
export const mark = (about: About): FieldType<Mark> => ({
  field: relation('partners', about, false),
  read: async (stored, lookup) => (await lookup.mark(stored)) ?? undefined,
  write: (value, placing) => placing.mark(value),
  example: (filling) => filling.mark(),
});

/** Wordmarks in the editor's order. */
export const marks = ({ most, ...about }: About & { readonly most: number }): FieldType<readonly Mark[]> => ({
  field: relation('partners', about, true, { minRows: 1, maxRows: most }),
  read: async (stored, lookup) => {
    if (!Array.isArray(stored)) return undefined;
    const found = (await Promise.all(stored.map((id) => lookup.mark(id)))).filter((one) => one !== null);
    return found.length === 0 ? undefined : found;
  },
  write: async (value, placing) => {
    const ids: number[] = [];
    for (const each of value) ids.push(await placing.mark(each));
    return ids;
  },
  example: (filling) => Array.from({ length: filling.count(1, most) }, () => filling.mark()),
});

/** Records of a list that several pages share. */
export const records = <Props>(
  list: ListName,
  fields: Fields<Props>,
  { most, ...about }: About & { readonly most: number },
): FieldType<readonly Props[]> => ({
  field: relation(list, about, true, { minRows: 1, maxRows: most }),
  read: async (stored, lookup) => {
    if (!Array.isArray(stored)) return undefined;
    const all = await Promise.all(
      stored.map(async (id) => {
        const record = await lookup.record(list, id);
        return record ? readFields(fields, record, lookup) : undefined;
      }),
    );
    const found = all.filter((one) => one !== undefined);
    return found.length === 0 ? undefined : found;
  },
  write: async (value, placing) => {
    const ids: number[] = [];
    for (const each of value) ids.push(await placing.record(list, await writeFields(fields, each, placing)));
    return ids;
  },
  example: (filling) =>
    Array.from({ length: filling.count(1, most) }, (_, row) =>
      filling.record(list, exampleOf(fields, filling.at(row))),
    ),
});
