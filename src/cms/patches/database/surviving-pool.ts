import pg from 'pg';

/**
 * Pool that survives broken connections. Needed for drizzle-orm 0.45.2 and pg 8.20.0 with
 * `@payloadcms/db-postgres` 3.90.1.
 *
 * Without it, a connection that breaks while in use ends the process, because its error event has
 * no listener, and cached pages are no longer served while the database is down. The next query
 * reports the fault anyway. A broken connection also keeps its place in the pool where it is never
 * released: drizzle keeps that of a failed BEGIN, Payload that of an abandoned transaction. After
 * some restarts of the database the pool would have no place left, so an ended connection is
 * released at once. Payload never releases its first connection either, so `end` would wait for it
 * without an end.
 *
 * Reports: https://github.com/drizzle-team/drizzle-orm/issues/6241 (places),
 * https://github.com/payloadcms/payload/issues/16939 (the end of the process).
 */
export class SurvivingPool extends pg.Pool {
  readonly #taken = new Set<pg.PoolClient>();

  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('error', () => undefined);
    this.on('acquire', (client) => void this.#taken.add(client));
    this.on('release', (_error, client) => void this.#taken.delete(client));
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      client.once('end', () => this.#free(client));
    });
  }

  #free(client: pg.PoolClient): void {
    if (!this.#taken.has(client)) return;
    client.release(true);
    // A later release by the holder must do nothing.
    client.release = () => undefined;
  }

  /** Ends every connection, also those that are still in use. */
  override async end(): Promise<void> {
    for (const client of this.#taken) this.#free(client);
    await super.end();
  }
}
