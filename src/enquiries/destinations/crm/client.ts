import { z } from 'zod';
import { again, type Outcome, readBody } from '../attempt.ts';
import { cursorPaging, filePaging, rfc3339, tokenHeader } from './api.ts';

export type Step = 'organization' | 'person' | 'deal' | 'file';

/** Ends an attempt and carries its outcome. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly result: Outcome;
  /** The CRM confirmed that it created nothing. */
  readonly refused: boolean;
  constructor(result: Outcome, refused = false) {
    super(result.note);
    this.result = result;
    this.refused = refused;
  }
}

/** Fields of a CRM record that are read. */
const record = z.object({
  id: z.number().int(),
  name: z.string().nullish(),
  title: z.string().nullish(),
  file_name: z.string().nullish(),
  add_time: z.string().nullish(),
  org_id: z.number().nullish(),
  emails: z.array(z.object({ value: z.string().nullish() })).nullish(),
  phones: z.array(z.object({ value: z.string().nullish() })).nullish(),
  custom_fields: z.record(z.string(), z.unknown()).nullish(),
});

export type CrmRecord = z.infer<typeof record>;

const made = z.object({ success: z.literal(true), data: z.object({ id: z.number().int() }) });

const refusal = z.object({ success: z.literal(false) });

const list = z.object({
  success: z.literal(true),
  data: z.array(record).nullable(),
  additional_data: z
    .object({
      next_cursor: z.string().nullish(),
      pagination: z
        .object({ more_items_in_collection: z.boolean().nullish(), next_start: z.number().int().nullish() })
        .nullish(),
    })
    .nullish(),
});

/** Start of the next page; undefined after the last one. */
function nextPage({ additional_data: more }: z.infer<typeof list>): string | undefined {
  if (more?.next_cursor) return more.next_cursor;
  const { more_items_in_collection: isMore, next_start: start } = more?.pagination ?? {};
  return isMore && start ? String(start) : undefined;
}

/** Time span in which a record was created, in milliseconds. */
export interface MakingTime {
  readonly since: number;
  /** Undefined for requests made before this value was stored. */
  readonly until: number | undefined;
}

/** Pages of one list that are searched; a longer list fails the attempt. */
export const mostPages = 200;

/** Characters of one page. Records may be long, and a truncated page is not valid JSON. */
const longestPage = 20_000_000;

const midnight = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A truncated answer counts as none.
    return undefined;
  }
}

export interface CrmClient {
  /**
   * Creates a record and returns its ID.
   *
   * @throws {StepError}
   */
  readonly make: (step: Step, path: string, body: FormData | Readonly<Record<string, unknown>>) => Promise<number>;
  /**
   * Searches a list until `fits` returns true. Lists of version 2 arrive in order of creation.
   *
   * @param time ignores records created outside this span; undefined searches all records
   * @throws {StepError}
   */
  readonly find: (
    step: Step,
    path: string,
    query: Readonly<Record<string, string>>,
    fits: (found: CrmRecord) => boolean | Promise<boolean>,
    time?: MakingTime,
  ) => Promise<number | undefined>;
}

export interface CrmClientOptions {
  readonly base: string;
  readonly token: string;
  /** Timeout of one request in milliseconds. */
  readonly timeout: number;
  /**
   * Counts one call, with the step that it creates a record for. Returns false when the day's
   * budget is spent.
   */
  readonly spend: (step?: Step) => Promise<boolean>;
}

export function crmClient({ base, token, timeout, spend }: CrmClientOptions): CrmClient {
  const call = async (step: Step, target: string, init: RequestInit): Promise<unknown> => {
    if (!(await spend(init.method === 'POST' ? step : undefined))) {
      const at = new Date(midnight(new Date()).getTime() + Math.random() * 3_600_000);
      const note = 'The calls of this day are used up; it goes on tomorrow.';
      throw new StepError({ outcome: 'later', note, at }, true);
    }
    const response = await fetch(`${base}${target}`, {
      ...init,
      headers: { ...init.headers, [tokenHeader]: token, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readBody(response, init.method === 'GET' ? longestPage : undefined);
    // A rate-limited client eventually gets HTML instead of JSON, so the content type is checked
    // before parsing.
    const answer = response.headers.get('content-type')?.includes('json') ? parsed(text) : undefined;
    if (response.ok) return answer;
    // The CRM reports client errors before it creates anything. Any other error leaves that open.
    const { status } = response;
    const refused = status === 429 || (status >= 400 && status < 500 && refusal.safeParse(answer).success);
    const what = init.method === 'POST' ? step : `search for the ${step}`;
    throw new StepError(again(`The CRM answered ${status} to the ${what}.`, response), refused);
  };

  const unreadable = (what: string) => new StepError(again(`The CRM answered the ${what} with something else.`));

  return {
    make: async (step, path, body) => {
      const isForm = body instanceof FormData;
      const answer = made.safeParse(
        await call(step, path, {
          method: 'POST',
          headers: isForm ? {} : { 'content-type': 'application/json' },
          body: isForm ? body : JSON.stringify(body),
        }),
      );
      if (!answer.success) throw unreadable(step);
      return answer.data.data.id;
    },
    find: async (step, path, query, fits, time) => {
      const { largestPage, from, inOrderOfMaking } = path.startsWith('/api/v2/') ? cursorPaging : filePaging;
      const shared = {
        ...query,
        // A record's update time is never before its creation time.
        ...(time ? { updated_since: rfc3339(time.since) } : {}),
        ...inOrderOfMaking,
        limit: String(largestPage),
      };
      // The CRM stores times in whole seconds.
      const since = Math.floor((time?.since ?? 0) / 1000) * 1000;
      const until = time?.until ?? Number.POSITIVE_INFINITY;
      let next: string | undefined;
      for (let page = 0; page < mostPages; page += 1) {
        const asked = new URLSearchParams({ ...shared, ...(next ? { [from]: next } : {}) });
        const answer = list.safeParse(await call(step, `${path}?${asked}`, { method: 'GET' }));
        if (!answer.success) throw unreadable(`search for the ${step}`);
        for (const found of answer.data.data ?? []) {
          const added = time ? Date.parse(found.add_time ?? '') : Number.NaN;
          // The list is sorted by creation time, so all later records are too new.
          if (added > until) return undefined;
          if (!(added < since) && (await fits(found))) return found.id;
        }
        next = nextPage(answer.data);
        if (!next) return undefined;
      }
      throw new StepError(again(`The CRM has too many to look through for the ${step}.`));
    },
  };
}
