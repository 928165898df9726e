import type { FastifyInstance } from 'fastify';

/** Milliseconds that any body may take, and bytes per millisecond of a slow line. */
const usual = { least: 30_000, bytesEach: 8 };

/**
 * Closes connections whose body is slower than any line in use. Node's own limit fits the largest
 * upload, so a small body, such as a sign-in, could hold its connection as long.
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
