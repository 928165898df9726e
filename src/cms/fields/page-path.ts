import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { languageAt } from '../../domain/languages.ts';
import { isListPath, isReserved, isTemplate } from '../../domain/template-addresses.ts';
import { slugFrom } from '../../lib/text/slug.ts';
import { withoutTrashMark } from '../editorial/trash/addresses.ts';
import { sayIn } from '../panel/say.ts';

const shape = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,3})?$/;
const longest = 120;

/** Normalises a path: lower case, single slashes, none at the end. */
export const foldedPath = (typed: string): string =>
  `/${typed.trim().toLowerCase()}`.replace(/\/{2,}/g, '/').replace(/(.)\/+$/, '$1');

async function leadsElsewhere(req: PayloadRequest, path: string): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: path } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0]?.to;
}

const validate: TextFieldSingleValidation = async (value, { id, req, overrideAccess }) => {
  const say = sayIn(req.i18n);
  if (!value) return say('Give the page an address, for example "/services/branding".');
  if (value.length > longest) return say('An address has at most {count} letters.', { count: longest });
  if (!shape.test(value))
    return say(
      'An address begins with "/" and holds small letters, digits and single hyphens, for example "/services/branding".',
    );
  if (isReserved(value)) return say('This address belongs to the software.');
  const { prefix, name } = languageAt(value);
  if (prefix)
    return say('The pages in {language} live there. Choose another address, and translate the page.', {
      language: name,
    });
  if (isTemplate(value) && !isListPath(value))
    return say('The pages of cases, articles, jobs and the search live there. Choose another address.');
  if (overrideAccess) return true;
  const to = await leadsElsewhere(req, value);
  // A page that moves back to its old address replaces its own redirect.
  if (!to || (id !== undefined && (await isPathOf(req, id, to)))) return true;
  return say('A redirect leads from this address to {address}. Delete it first, or choose another address.', {
    address: to,
  });
};

async function isPathOf(req: PayloadRequest, id: number | string, path: string): Promise<boolean> {
  const page = await req.payload.db.findOne<{ id: number; path?: string }>({
    collection: 'pages',
    where: { id: { equals: id } },
    req,
  });
  return page?.path === path;
}

/** Finds a free address for a duplicate. */
const freePath: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string' || value === '') return undefined;
  const stem = value === '/' ? '/home' : value.replace(/-copy(?:-\d+)?$/, '');
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? `${stem}-copy` : `${stem}-copy-${number}`;
    const { totalDocs } = await req.payload.count({
      collection: 'pages',
      where: { path: { equals: path } },
      overrideAccess: true,
      req,
    });
    if (totalDocs === 0) return path;
  }
};

/** Full path of a page, made from the title when left empty. */
export const pagePath: TextField = {
  name: 'path',
  label: 'Address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  validate,
  admin: {
    position: 'sidebar',
    description: 'Begins with "/". Changing it leaves a redirect at the old address.',
  },
  hooks: {
    beforeDuplicate: [freePath],
    afterRead: [withoutTrashMark],
    beforeValidate: [
      ({ value, data }) => {
        if (typeof value === 'string' && value.trim() !== '') return foldedPath(value);
        const title: unknown = data?.title;
        const slug = typeof title === 'string' ? slugFrom(title) : '';
        return slug ? `/${slug}` : undefined;
      },
    ],
  },
};
