import { Readable } from 'node:stream';
import type { Endpoint, Payload } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { channelNames } from '../../lib/analytics/channels.ts';
import { csvLine, csvStart } from '../../lib/text/csv.ts';
import { readOrigins, visitsForOne } from './origins.ts';
import { readCounts } from './rows.ts';
import { daysIn, type Span, spanOf } from './span.ts';

const columns = ['day', 'kind', 'name', 'bucket', 'count'] as const;

/** Streams one day at a time: a year of measurements is a long list. */
async function* csvOf(payload: Payload, span: Span): AsyncGenerator<string> {
  yield csvStart + csvLine(columns);
  for (const day of daysIn(span)) {
    const counts = await readCounts(payload, day);
    if (counts.length > 0) yield counts.map((figure) => csvLine(columns.map((column) => figure[column]))).join('');
  }
}

const sourceColumns = ['month', 'source', 'tag', 'visits', 'enquiries', 'visits per enquiry'] as const;

/** Sources by month; days outside the span are not in its first month. */
async function* sourcesCsvOf(payload: Payload, span: Span): AsyncGenerator<string> {
  yield csvStart + csvLine(sourceColumns);
  const { months } = await readOrigins(payload, span);
  for (const { month, sources } of months)
    yield sources
      .map((source) => {
        const { channel, tag, visits, enquiries } = source;
        return csvLine([month, channelNames[channel], tag, visits, enquiries, visitsForOne(source)]);
      })
      .join('');
}

/** Endpoint that exports the chosen span as CSV. */
const exported = (
  file: string,
  name: string,
  linesOf: (payload: Payload, span: Span) => AsyncGenerator<string>,
): Endpoint => ({
  path: `/${file}`,
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'figures', 'export')) return new Response(null, { status: 404 });
    const span = spanOf(req.query.span, Date.now());
    const body = Readable.toWeb(Readable.from(linesOf(req.payload, span), { objectMode: false }));
    // The type of Node's streams is not that of the DOM's, which a body has.
    return new Response(body as unknown as BodyInit, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}-${span.from}-to-${span.to}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

export const analyticsCsv = exported('export.csv', 'figures', csvOf);

export const sourcesCsv = exported('sources.csv', 'sources', sourcesCsvOf);
