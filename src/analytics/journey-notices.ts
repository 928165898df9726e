import type { Pool, PoolClient, QueryConfig } from 'pg';
import { z } from 'zod';
import { type DayKeys, sealed, sealSize, unsealed } from './journey-keys.ts';
import { longestPath, type PageRead } from './journeys.ts';

const channel = 'journeys';

/** PostgreSQL takes notices below 8,000 bytes; sealed text is base64. */
const largestNotice = 7900;
const largestText = Math.floor((largestNotice / 4) * 3) - sealSize;

/** Milliseconds between a page and its notice; pages of that time go together. */
const pause = 200;

/** Pages that wait while the database is away; further ones are dropped. */
const mostWaiting = 1000;

/** Milliseconds until the next attempt to connect, doubled up to the last. */
const [firstRetry, lastRetry] = [1000, 30_000];

/** Longest statement in milliseconds: a connection that hangs is closed. */
const timeout = 5000;

const word = z.string().max(120);

const reads = z
  .array(
    z.strictObject({
      visit: z.string().max(22),
      path: z.string().max(longestPath),
      at: z.number(),
      arrival: z.strictObject({ source: word, medium: word.optional(), campaign: word.optional() }).optional(),
    }),
  )
  .max(200);

/** Statement with a limit, which the types of the driver omit. */
type Statement = QueryConfig & { readonly query_timeout: number };

interface Options {
  readonly pool: Pick<Pool, 'connect'>;
  readonly keys: () => DayKeys;
  readonly hear: (read: PageRead) => void;
}

/** Number of the session, which the types of the driver omit. */
const processOf = (client: PoolClient & { readonly processID?: number }): number | undefined => client.processID;

/**
 * Tells the other instances on one PostgreSQL database of pages that were read, by LISTEN and
 * NOTIFY. Nothing is stored, and notices are sealed: every account of the database could listen.
 * While the connection is away, nothing is told and nothing fails.
 */
export class JourneyNotices {
  readonly #options: Options;
  #client: PoolClient | undefined;
  #waiting: PageRead[] = [];
  #sending: NodeJS.Timeout | undefined;
  #retrying: NodeJS.Timeout | undefined;
  #retry = firstRetry;
  #opening: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#opening = this.#open();
  }

  /** Resolves once the first attempt to connect has ended. */
  async opened(): Promise<void> {
    await this.#opening;
  }

  tell(read: PageRead): void {
    if (this.#isStopped || this.#waiting.length >= mostWaiting) return;
    this.#waiting.push(read);
    this.#sendSoon();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#sending);
    clearTimeout(this.#retrying);
    await this.#opening;
    this.#drop(this.#client);
  }

  async #open(): Promise<void> {
    let client: PoolClient | undefined;
    try {
      client = await this.#options.pool.connect();
      const opened = client;
      opened.on('notification', ({ payload = '', processId }) => {
        // PostgreSQL also tells the session that sent the notice.
        if (processId !== processOf(opened)) this.#receive(payload);
      });
      opened.once('end', () => this.#drop(opened));
      await opened.query(`listen ${channel}`);
      this.#client = opened;
      this.#retry = firstRetry;
      this.#sendSoon();
    } catch {
      client?.release(true);
      this.#openLater();
    }
  }

  #openLater(): void {
    if (this.#isStopped) return;
    this.#retrying = setTimeout(() => {
      this.#opening = this.#open();
    }, this.#retry);
    this.#retrying.unref();
    this.#retry = Math.min(this.#retry * 2, lastRetry);
  }

  /** Closes the connection; it may be broken. */
  #drop(client: PoolClient | undefined): void {
    if (!client || client !== this.#client) return;
    this.#client = undefined;
    client.release(true);
    this.#openLater();
  }

  #sendSoon(): void {
    if (this.#sending || !this.#client || this.#waiting.length === 0) return;
    this.#sending = setTimeout(() => void this.#send(), pause);
    this.#sending.unref();
  }

  async #send(): Promise<void> {
    const client = this.#client;
    const text = this.#nextText();
    try {
      if (client && text !== undefined) {
        const statement: Statement = {
          text: 'select pg_notify($1, $2)',
          values: [channel, sealed(this.#options.keys(), text)],
          query_timeout: timeout,
        };
        await client.query(statement);
      }
    } catch {
      this.#drop(client);
    }
    this.#sending = undefined;
    this.#sendSoon();
  }

  /** Takes as many of the waiting pages as one notice holds, the oldest first. */
  #nextText(): string | undefined {
    const parts: string[] = [];
    let size = 2;
    for (const read of this.#waiting) {
      const part = JSON.stringify(read);
      size += Buffer.byteLength(part) + 1;
      if (size > largestText) break;
      parts.push(part);
    }
    this.#waiting.splice(0, Math.max(1, parts.length));
    return parts.length > 0 ? `[${parts.join(',')}]` : undefined;
  }

  #receive(payload: string): void {
    const text = unsealed(this.#options.keys(), payload);
    if (text === undefined) return;
    for (const read of reads.safeParse(JSON.parse(text)).data ?? []) this.#options.hear(read);
  }
}
