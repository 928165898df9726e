import { Readable } from 'node:stream';
import type { Endpoint, Payload } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { csvLine, csvStart } from '../../lib/text/csv.ts';
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

/** Exports the figures of the chosen span as CSV. */
export const analyticsCsv: Endpoint = {
  path: '/export.csv',
  method: 'get',
  handler: async (req) => {
    if (!mayAct(req.user, 'figures', 'export')) return new Response(null, { status: 404 });
    const span = spanOf(req.query.span, Date.now());
    const body = Readable.toWeb(Readable.from(csvOf(req.payload, span), { objectMode: false }));
    return new Response(body as unknown as BodyInit, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="figures-${span.from}-to-${span.to}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};
