import type { FastifyInstance } from 'fastify';

/** Milliseconds that any body may take, and bytes that a slow line brings in each. */
const usual = { least: 30_000, bytesEach: 8 };

/**
 * Closes connections whose body comes more slowly than over any line in use. Node's own limit is as
 * long as the largest upload takes, and a body of some bytes, as of a sign-in, would hold its
 * connection as long.
 */
export function closeSlowBodies(server: FastifyInstance, { least, bytesEach } = usual): void {
  server.addHook('onRequest', async ({ raw }) => {
    const length = Number(raw.headers['content-length'] ?? 0);
    if (raw.complete || (length === 0 && raw.headers['transfer-encoding'] === undefined)) return;
    const timer = setTimeout(
      () => {
        if (!raw.complete) raw.socket.destroy();
      },
      least + length / bytesEach,
    );
    raw.once('close', () => clearTimeout(timer));
  });
}
