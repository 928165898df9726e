// On SQLite alone: the patch is above the database.
import { handleEndpoints } from 'payload';
import { expect, it } from 'vitest';
import { openPlain, plainCollection } from '../test-support.ts';
import { refusalBySize } from './panel-bounds.ts';

const target = '/cms/works';
const piece = new Uint8Array(64 * 1024).fill(97);

it('Payload reads the whole body of an anonymous request before it checks access', async () => {
  const { payload } = await openPlain({ collections: [plainCollection({ access: { create: () => false } })] });
  let pieces = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pieces += 1;
      if (pieces > 100) controller.close();
      else controller.enqueue(piece);
    },
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(100 * piece.length) };
  // Node requires `duplex` for a streamed body, and the DOM types lack it.
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request(`http://localhost${target}`, sent);
  await handleEndpoints({ config: payload.config, payloadInstanceCacheKey: 'plain 1', request });
  expect(pieces).toBeGreaterThan(100);
});

it('with the patch a large anonymous request is refused by its Content-Length', async () => {
  const headers = { 'content-length': String(100 * piece.length) };
  expect(await refusalBySize(target, headers, async () => false)).toMatchObject({ status: 413 });
});
