import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { type Endpoint, getLocalI18n, type Payload, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { mayAct } from '../../cms/access/may.ts';
import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand, wallClock } from '../../cms/panel/runtime-brand.ts';
import { panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';
import { isChinese, languageOf } from '../../domain/languages.ts';
import { storedPages } from '../../lib/analytics/stored-pages.ts';
import { csvLine, csvStart } from '../../lib/text/csv.ts';
import { foldedAddress } from '../../lib/text/mail-address.ts';
import { erasePerson } from '../inbox/erase.ts';
import { logEvent, logExport } from '../inbox/events.ts';
import { type PersonalData, personalDataOf } from '../inbox/person.ts';
import { languageOfPerson, personPage } from '../inbox/person-page.ts';
import { scanFile } from '../inbox/scanning/scanned.ts';

const receiptMoment = dateFormat({
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: brand.timeZone,
});

/** Opens a file before the response starts: an error after the headers could only abort it. */
async function openFile(file: string): Promise<{ handle: FileHandle; size: number } | undefined> {
  try {
    const handle = await open(file);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, size: stats.size };
    await handle.close();
  } catch {
    // Missing and unreadable files are treated alike.
  }
  return undefined;
}

const sorry = (status: number, words: string) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Sends the file of an enquiry to its readers, always as a download and never inline. */
export const fileEndpoint = (directory: string): Endpoint => ({
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    const nothing = new Response(null, { status: 404 });
    if (!mayAct(req.user, 'submissions', 'file')) return nothing;
    const submission = await req.payload.findByID({
      collection: 'submissions',
      id: String(req.routeParams?.id),
      disableErrors: true,
      depth: 0,
      select: { fileName: true, filePath: true, scan: true, scanFound: true },
      overrideAccess: false,
      req,
    });
    if (!submission?.filePath) return nothing;
    const looked = await scanFile(req.payload, parseSettings(), submission);
    if (looked?.verdict === 'infected')
      return sorry(
        403,
        sayIn(req.i18n)('The virus scanner found {virus} in this file. It cannot be downloaded.', {
          virus: looked.name,
        }),
      );
    if (looked?.verdict === 'away')
      return sorry(
        503,
        sayIn(req.i18n)(
          'The virus scanner does not answer, so this file cannot be downloaded yet. Try again in a minute.',
        ),
      );
    const file = await openFile(path.join(directory, path.basename(submission.filePath)));
    if (!file) return sorry(404, 'This file no longer exists.');
    await logEvent(req, { submission: submission.id, kind: 'file' });
    // Node and the DOM each have their own type of stream.
    return new Response(Readable.toWeb(file.handle.createReadStream()) as unknown as BodyInit, {
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(file.size),
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent((submission.fileName ?? 'file').toWellFormed())}`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

const confirmed = z.object({ address: z.string().min(1).max(320) });

/**
 * `POST /cms/submissions/:id/erase`: erases the sender, whose address confirms it, and returns a
 * receipt without name and address.
 */
export const eraseEndpoint: Endpoint = {
  path: '/:id/erase',
  method: 'post',
  handler: async (req) => {
    const say = sayIn(req.i18n);
    const refuse = (status: number, error: string) => Response.json({ error }, { status });
    if (!mayAct(req.user, 'submissions', 'erase')) return refuse(403, say('Only administrators may do this.'));
    const body: unknown = await req.json?.().catch(() => undefined);
    const { data } = confirmed.safeParse(body);
    const submission = await req.payload.findByID({
      collection: 'submissions',
      id: String(req.routeParams?.id),
      disableErrors: true,
      depth: 0,
      overrideAccess: false,
      req,
    });
    if (!submission?.email) return refuse(404, say('This enquiry no longer exists.'));
    if (!data || foldedAddress(data.address) !== foldedAddress(submission.email))
      return refuse(400, say('This is not the address. Nothing was erased.'));
    const erased = await erasePerson(req.payload, parseSettings(), submission.email, say);
    const by = req.user?.collection === 'users' ? (req.user.name ?? '') : '';
    const at = receiptMoment(Date.now(), panelLocale(req.i18n));
    return Response.json({ ...erased, by, at }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** Page for the person, in the language in which they last wrote. */
async function pageToRead({ config }: Payload, data: PersonalData): Promise<string> {
  const language = isChinese(languageOfPerson(data)) ? 'zh-TW' : 'en';
  return personPage(data, await getLocalI18n({ config, language }));
}

/** Sends everything that is held about the sender: as JSON, or as a page to read. */
const personEndpoint = (format: 'json' | 'html'): Endpoint => ({
  path: `/:id/person.${format}`,
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'submissions', 'person')) return new Response(null, { status: 404 });
    const submission = await req.payload.findByID({
      collection: 'submissions',
      id: String(req.routeParams?.id),
      disableErrors: true,
      depth: 0,
      overrideAccess: false,
      req,
    });
    if (!submission?.email) return new Response(null, { status: 404 });
    await logEvent(req, { submission: submission.id, kind: 'person' });
    const data = await personalDataOf(req.payload, submission.email);
    const isJson = format === 'json';
    return new Response(isJson ? `${JSON.stringify(data, null, 2)}\n` : await pageToRead(req.payload, data), {
      headers: {
        'content-type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
        'content-disposition': `attachment; filename="personal-data-${dayKeyOf(Date.now())}.${format}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

export const personEndpoints = [personEndpoint('json'), personEndpoint('html')];

const columns = [
  'id',
  'createdAt',
  'kind',
  'state',
  'held',
  'name',
  'company',
  'email',
  'phone',
  'portfolio',
  'job',
  'message',
  'source',
  'fileName',
  'notes',
  'halfDays',
  'callAt',
  'newsletter',
  'statement',
  'language',
] as const satisfies (keyof Submission)[];

const originColumns = ['firstPage', 'source', 'medium', 'campaign', 'pages'] as const;

/** Filters and search words of the list as shown. */
function shownWhere({ where, search }: Readonly<Record<string, unknown>>): Where {
  const filters = typeof where === 'object' && where !== null ? [where as Where] : [];
  const words = typeof search === 'string' && search !== '' ? [{ searchText: { like: search } }] : [];
  return { and: [...filters, ...words] };
}

const times: ReadonlySet<string> = new Set(['createdAt', 'callAt']);

/** Formats times in the site's time zone, as spreadsheets read them: `2026-11-29 02:39`. */
function cellOf(row: Submission, column: (typeof columns)[number]): unknown {
  const value = row[column];
  if (times.has(column) && typeof value === 'string')
    return new Date(wallClock(Date.parse(value))).toISOString().slice(0, 16).replace('T', ' ');
  return column === 'language' ? languageOf(row).code : value;
}

/** Cell of a visit's origin; pages as `10:27 /work`, each on a line. */
const originCellOf = ({ origin }: Submission, column: (typeof originColumns)[number]): unknown =>
  column === 'pages'
    ? storedPages(origin?.pages)
        .map(({ path, at }) => `${at} ${path}`)
        .join('\n')
    : origin?.[column];

const pageSize = 200;

/**
 * Streams all matching rows, oldest first, in pages by id: new rows neither shift a page nor repeat
 * a row.
 */
async function* csvOf(req: PayloadRequest): AsyncGenerator<string> {
  const shown = shownWhere(req.query);
  yield csvStart +
    csvLine([
      ...columns.map((column) => (times.has(column) ? `${column} (${brand.timeZone})` : column)),
      ...originColumns.map((column) => `origin.${column}`),
    ]);
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'submissions',
      where: { and: [shown, { id: { greater_than: last } }] },
      sort: 'id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      joins: false,
      overrideAccess: false,
      user: req.user,
    });
    await logExport(
      req,
      docs.map(({ id }) => id),
    );
    yield docs
      .map((row) =>
        csvLine([
          ...columns.map((column) => cellOf(row, column)),
          ...originColumns.map((column) => originCellOf(row, column)),
        ]),
      )
      .join('');
    if (docs.length < pageSize) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/** Exports the filtered list as CSV. */
export const csvEndpoint: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'submissions', 'export')) return new Response(null, { status: 404 });
    const body = Readable.toWeb(Readable.from(csvOf(req), { objectMode: false }));
    // Node and the DOM each have their own type of stream.
    return new Response(body as unknown as BodyInit, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="enquiries-${dayKeyOf(Date.now())}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
