import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Largest page in bytes for the best Brotli quality, which takes about 120 ms of another thread.
 */
const thoroughly = 150_000;

/** Both compressed forms of a body. */
interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/**
 * Compresses for the first response: a tenth larger than the best quality, and forty times faster.
 */
export const quicklyCompressed = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/**
 * Compresses for the cache, since a page is sent many times; long pages at a lower quality, to
 * limit the time. Includes gzip, which some proxies and delivery networks require.
 */
export async function thoroughlyCompressed(body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.byteLength <= thoroughly ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    gzipped(body, { level: 9 }),
  ]);
  return { br, gzip };
}
