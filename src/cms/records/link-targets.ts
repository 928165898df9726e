import type { Endpoint, PayloadRequest, Where } from 'payload';
import { currentSettings } from '../../config/env.ts';
import { interpolate } from '../../domain/facts.ts';
import { isStaff } from '../access/may.ts';
import { brand, dayBegins } from '../panel/runtime-brand.ts';
import { sayIn } from '../panel/say.ts';
import { readFacts } from './read-facts.ts';

/** Component below a field that suggests published pages. */
export const offersPages = { afterInput: ['/cms/admin/fields/link-pages.tsx#LinkPages'] };

interface LinkTarget {
  readonly title: string;
  readonly address: string;
}

/** Most suggestions at a time. */
const most = 24;

const collections = [
  { collection: 'pages', title: 'title', column: 'path', folder: '' },
  { collection: 'works', title: 'title', column: 'slug', folder: '/work/' },
  { collection: 'insights', title: 'title', column: 'slug', folder: '/insights/' },
  { collection: 'jobs', title: 'job', column: 'slug', folder: '/jobs/' },
] as const;

/** Addresses without a record of their own. */
const lists: readonly LinkTarget[] = [
  { title: 'All work', address: '/work' },
  { title: 'All insights', address: '/insights' },
  { title: 'All jobs', address: '/jobs' },
  { title: 'Search', address: '/search' },
];

/** Selects jobs that are open today; a job past its last day has no page. */
const stillOpen = (): Where => ({
  or: [
    { validThrough: { exists: false } },
    { validThrough: { greater_than_equal: new Date(dayBegins(Date.now())).toISOString() } },
  ],
});

const matches = (words: string, { title, address }: LinkTarget): boolean =>
  title.toLowerCase().includes(words) || address.includes(words);

async function linkTargetsOf(req: PayloadRequest, typed: string): Promise<LinkTarget[]> {
  const words = typed.trim().toLowerCase();
  const facts = await readFacts(req.payload);
  const local = collections.filter(({ collection }) => collection === 'pages' || !currentSettings().CONTENT_API_URL);
  const found = await Promise.all(
    local.map(async ({ collection, title, column, folder }) => {
      const end = folder && words.startsWith(folder) ? words.slice(folder.length) : words;
      const wanted: Where = { or: [{ [title]: { like: words } }, { [column]: { like: end } }] };
      const { docs } = await req.payload.find({
        collection,
        where: {
          and: [
            { _status: { equals: 'published' } },
            ...(words ? [wanted] : []),
            ...(collection === 'jobs' ? [stillOpen()] : []),
          ],
        },
        sort: column,
        limit: most,
        pagination: false,
        depth: 0,
        user: req.user,
        overrideAccess: false,
        req,
      });
      return (docs as object[]).map((doc): LinkTarget => {
        const values = doc as Readonly<Record<string, unknown>>;
        const name = interpolate(String(values[title]), facts).replace(` – ${brand.name}`, '');
        return { title: name, address: `${folder}${values[column]}` };
      });
    }),
  );
  const all = [...found.flat(), ...lists.filter((list) => matches(words, list))];
  return [...new Map(all.map((one) => [one.address, one])).values()].slice(0, most);
}

/** `GET /cms/pages/living?find=…`: published pages, for fields that link to one. */
export const linkTargetsEndpoint: Endpoint = {
  path: '/living',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user))
      return Response.json({ errors: [{ message: sayIn(req.i18n)('Sign in first.') }] }, { status: 403 });
    const { find } = req.query;
    const living = await linkTargetsOf(req, typeof find === 'string' ? find.slice(0, 100) : '');
    return Response.json(living, { headers: { 'cache-control': 'no-store' } });
  },
};
