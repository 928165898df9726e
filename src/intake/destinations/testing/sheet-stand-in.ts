import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CrmFailure } from './crm-stand-in.ts';

export interface SheetStandIn {
  readonly url: string;
  readonly stop: () => void;
}

const done = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":"success"}');

/**
 * A spreadsheet's script. As the real one does, it works at the first address and has its answer
 * fetched from another.
 *
 * @param written is told the number of each submission that became a row
 * @param failure asked at each request: how it is to fail, if at all
 */
export async function startSheet(
  written: (submission: string) => void,
  failure: () => CrmFailure | undefined = () => undefined,
): Promise<SheetStandIn> {
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') {
      done(response);
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // Whoever asked was ended in the middle of it.
      return;
    }
    const init = { headers: { 'content-type': request.headers['content-type'] ?? '' } };
    const form = await new Response(Buffer.concat(chunks), init).formData();
    const wrong = failure();
    if (wrong?.when !== 'before') written(String(form.get('submission_id')));
    if (wrong) wrong.answer(response);
    else response.writeHead(302, { location: '/echo' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/exec`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
