import { Readable } from 'node:stream';
import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { dayKeyOf } from '../../cms/editorial/schedule/month.ts';
import { moment, siteTime } from '../../cms/fields/day.ts';
import { parseSettings } from '../../config/env.ts';
import { languageOf } from '../../domain/languages.ts';
import { csvLine, csvStart } from '../../lib/text/csv.ts';
import { leaveLink } from '../newsletter/links.ts';

const pageSize = 200;

/** Streams the subscribers, in pages by id, each with the link with which they leave. */
async function* csvOf(req: PayloadRequest): AsyncGenerator<string> {
  const settings = parseSettings();
  yield csvStart + csvLine(['email', 'language', 'confirmed', 'statement', 'unsubscribe']);
  for (let last = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      where: {
        and: [{ withdrawn: { exists: false } }, { confirmed: { exists: true } }, { id: { greater_than: last } }],
      },
      sort: 'id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    yield docs
      .map((one) => {
        const language = languageOf(one);
        return csvLine([one.email, language.code, one.confirmed, one.statement, leaveLink(settings, language, one)]);
      })
      .join('');
    if (docs.length < pageSize) return;
    last = docs.at(-1)?.id ?? last;
  }
}

/** Exports who gets the newsletter; who has left is not in it. */
const csvEndpoint: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'subscribers', 'export')) return new Response(null, { status: 404 });
    const body = Readable.toWeb(Readable.from(csvOf(req), { objectMode: false }));
    // Node and the DOM each have their own type of stream.
    return new Response(body as unknown as BodyInit, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="newsletter-${dayKeyOf(Date.now())}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

const shown = { readOnly: true } as const;

/** Addresses that confirmed the newsletter. Only the server writes here. */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: { singular: 'Subscriber', plural: 'Newsletter' },
  lockDocuments: false,
  admin: {
    group: 'Inbox',
    useAsTitle: 'email',
    defaultColumns: ['email', 'language', 'confirmed', 'withdrawn', 'told'],
    listSearchableFields: ['email'],
    components: { beforeListTable: ['/enquiries/panel/subscribers-export.tsx#SubscribersExport'] },
    description:
      'Addresses that confirmed the newsletter by mail. An address that left stays here, as a note that it wants no more of it. No mail is sent from here.',
  },
  defaultSort: '-confirmed',
  endpoints: [csvEndpoint],
  fields: [
    { name: 'email', type: 'text', required: true, admin: shown },
    // Address in one spelling; a person is in the list once.
    { name: 'address', type: 'text', required: true, unique: true, index: true, admin: { hidden: true } },
    {
      name: 'language',
      type: 'text',
      admin: { ...shown, components: { Cell: '/enquiries/panel/cells.tsx#LanguageCell' } },
    },
    {
      name: 'confirmed',
      type: 'date',
      timezone: siteTime,
      admin: { ...shown, date: moment, components: { Cell: '/enquiries/panel/cells.tsx#ConfirmedCell' } },
    },
    {
      name: 'withdrawn',
      label: 'Left the list',
      type: 'date',
      timezone: siteTime,
      admin: { ...shown, date: moment, components: { Cell: '/enquiries/panel/cells.tsx#LeftCell' } },
    },
    {
      name: 'statement',
      label: 'Statement on personal data',
      type: 'text',
      admin: { ...shown, description: 'Date of the wording that the form showed.' },
    },
    // Time of the last state that was told; another state is still to tell.
    {
      name: 'told',
      label: 'Told to the newsletter tool',
      type: 'date',
      admin: {
        ...shown,
        condition: () => false,
        disableListFilter: true,
        components: { Cell: '/enquiries/panel/cells.tsx#ToldCell' },
      },
    },
    { name: 'tellAttempts', type: 'number', admin: { hidden: true } },
    // End of the lease of an attempt, or of the pause after one.
    { name: 'tellNext', type: 'date', admin: { hidden: true } },
    { name: 'tellNote', type: 'text', admin: { hidden: true } },
    // Receiver that refused this state for good.
    { name: 'refusedBy', type: 'text', admin: { hidden: true } },
  ],
};
