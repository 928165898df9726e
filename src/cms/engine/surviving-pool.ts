import pg from 'pg';

/**
 * A pool that outlives broken connections. Needed for drizzle-orm 0.45.2 and pg 8.20.0 with
 * `@payloadcms/db-postgres` 3.90.1.
 *
 * Without it, a connection that breaks while somebody has it ends the process, because nobody
 * listens to what it says, and with it the pages that are still served while the database is away.
 * Nothing is lost by listening: the next query says by itself what is wrong. And a place in the
 * pool is given back by whoever took the connection, which not everybody does: drizzle keeps that
 * of a transaction whose BEGIN failed, Payload that of a transaction that nobody ends. After some
 * restarts of the database there would be none left. So the place of a connection that has ended is
 * free at once.
 *
 * Reports: https://github.com/drizzle-team/drizzle-orm/issues/6241 (places),
 * https://github.com/payloadcms/payload/issues/16939 (the end of the process).
 */
export class SurvivingPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    const taken = new WeakSet<pg.PoolClient>();
    this.on('error', () => undefined);
    this.on('acquire', (client) => void taken.add(client));
    this.on('release', (_error, client) => void taken.delete(client));
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      client.once('end', () => {
        if (!taken.has(client)) return;
        client.release(true);
        // Whoever has it still may give it back in vain.
        client.release = () => undefined;
      });
    });
  }
}
