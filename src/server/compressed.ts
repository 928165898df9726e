import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Bytes of a page that are compressed in about 120 ms of another thread at the highest quality. */
const thoroughly = 150_000;

/** Both compressed forms of a body. */
interface Compressed {
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** A tenth larger than what trouble was taken with, and ready forty times sooner. */
export const quicklyCompressed = (body: Buffer): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/**
 * As small as it gets, because it is made once and sent many times; a long one less so, or it would
 * take too long. Some proxies and delivery networks ask for gzip alone, so that form is kept too;
 * nobody's request pays for making it.
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
