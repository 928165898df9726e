import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cursorPaging, filePaging, rfc3339 } from '../crm/api.ts';
import { type CheckedRequest, checkCrmRequest } from './crm-check.ts';

/** A record as the CRM returns it. */
interface CrmRecord extends Readonly<Record<string, unknown>> {
  readonly id: number;
}

type Collection = 'organizations' | 'persons' | 'deals' | 'files';

/**
 * Failure of one request. `before` answers without creating anything; `after` creates the record
 * and then loses the answer.
 */
export interface CrmFailure {
  readonly when: 'before' | 'after';
  readonly answer: (response: ServerResponse) => void;
}

export interface CrmStandIn {
  readonly url: string;
  /** Method and path of every request, in order. */
  readonly calls: string[];
  /** Requests that the description forbids; each is a bug of ours. */
  readonly refused: string[];
  readonly records: Readonly<Record<Collection, readonly CrmRecord[]>>;
  readonly stop: () => void;
}

const collectionOf = ({ call }: CheckedRequest): Collection =>
  (call.path.endsWith('/files') ? 'files' : call.path.split('/').at(-1)) as Collection;

const now = (): string => rfc3339(Date.now());

/** Index of the first record of this time or later, in records sorted by time. */
function firstSince(records: readonly CrmRecord[], since: string): number {
  let before = 0;
  let behind = records.length;
  while (before < behind) {
    const middle = (before + behind) >>> 1;
    const { update_time, add_time } = records[middle] as CrmRecord;
    if (String(update_time ?? add_time) < since) before = middle + 1;
    else behind = middle;
  }
  return before;
}

/** Stored fields of a request that creates a record. */
function contentOf({ fields }: CheckedRequest): Readonly<Record<string, unknown>> {
  const { file, ...rest } = fields;
  if (!(file instanceof File)) return { add_time: now(), update_time: now(), ...rest };
  return { ...rest, name: file.name, file_name: `stored-${file.name}`, file_size: file.size, add_time: now() };
}

/** Page size without a `limit`. The description enforces the largest page. */
const usualPage = 100;

function listed(records: readonly CrmRecord[], { call, id, query }: CheckedRequest) {
  const { from } = call.path.endsWith('/files') ? filePaging : cursorPaging;
  const equal = ['person_id', 'org_id', 'status'].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const since = rfc3339(Date.parse(query.get('updated_since') ?? '') || 0);
  const size = Number(query.get('limit') ?? usualPage);
  const page: CrmRecord[] = [];
  // Records never change after creation, so they are sorted by time. The binary search keeps long
  // runs fast.
  let place = Number(query.get(from) ?? (from === 'cursor' ? firstSince(records, since) : 0));
  for (; place < records.length && page.length < size; place += 1) {
    const record = records[place] as CrmRecord;
    if (id !== undefined && record.deal_id !== id) continue;
    if (equal.every(([name, value]) => String(record[name]) === value)) page.push(record);
  }
  const isMore = place < records.length;
  return {
    page,
    paging:
      from === 'cursor'
        ? { next_cursor: isMore ? String(place) : null }
        : {
            pagination: {
              start: Number(query.get(from) ?? 0),
              limit: size,
              more_items_in_collection: isMore,
              ...(isMore ? { next_start: place } : {}),
            },
          },
  };
}

/** Lists organizations and persons that no deal refers to, one line each. */
export const orphansOf = ({ records }: Pick<CrmStandIn, 'records'>): string[] =>
  (['organizations', 'persons'] as const).flatMap((kind) => {
    const used = new Set(records.deals.map((deal) => deal[kind === 'persons' ? 'person_id' : 'org_id']));
    return records[kind].flatMap(({ id }) => (used.has(id) ? [] : [`${kind} ${id}`]));
  });

/**
 * Starts a local CRM: answers 400 to requests that its published description forbids, stores and
 * lists records, and fails on demand.
 *
 * @param failureOf returns the failure of a request by its method and path, if any
 */
export async function startCrm(
  token: string,
  failureOf: (call: string) => CrmFailure | undefined,
  port = 0,
): Promise<CrmStandIn> {
  const records: Record<Collection, CrmRecord[]> = { organizations: [], persons: [], deals: [], files: [] };
  const calls: string[] = [];
  const refused: string[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of incoming) chunks.push(chunk as Buffer);
    } catch {
      // The client closed the connection midway.
      return;
    }
    const { method = '', url = '', headers } = incoming;
    const name = `${method} ${url.split('?', 1)[0]}`;
    calls.push(name);
    const answer = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const request = await checkCrmRequest({ method, url, headers, body: Buffer.concat(chunks) }, token);
    if ('error' in request) {
      refused.push(`${name}: ${request.error}`);
      return answer(request.status, { success: false, error: request.error });
    }
    const failure = failureOf(name);
    if (failure?.when === 'before') return failure.answer(response);
    const collection = records[collectionOf(request)];
    if (method === 'GET') {
      const { page, paging } = listed(collection, request);
      if (failure) return failure.answer(response);
      return answer(200, { success: true, data: page, additional_data: paging });
    }
    const made = { id: collection.length + 1, ...contentOf(request) };
    collection.push(made);
    if (failure) return failure.answer(response);
    return answer(201, { success: true, data: made });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    refused,
    records,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
