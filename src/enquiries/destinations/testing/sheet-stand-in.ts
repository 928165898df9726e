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
 * Starts a spreadsheet script. Like the real one, it writes at the first address and serves the
 * answer from another.
 *
 * @param written called with the ID of each submission that became a row
 * @param failure called for each request; returns its failure, if any
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
      // The client closed the connection midway.
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
