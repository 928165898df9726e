import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ObjectStore {
  readonly url: string;
  /** Keys of all stored objects. */
  readonly keys: () => string[];
  /**
   * Stops the store as for maintenance; `resume` restarts it at the same address with its objects.
   */
  readonly halt: () => void;
  readonly resume: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Stands in for an S3 store: stores and returns objects, and refuses requests that are not signed
 * with the known key or name another bucket.
 */
export async function startObjectStore(bucket: string, accessKey: string): Promise<ObjectStore> {
  const objects = new Map<string, { body: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    const signed = request.headers.authorization?.includes(`Credential=${accessKey}/`);
    if (!signed || !pathname.startsWith(`/${bucket}/`)) {
      response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
      return;
    }
    const key = decodeURIComponent(pathname.slice(bucket.length + 2));
    if (request.method === 'GET' && key === '') {
      const prefix = new URL(request.url ?? '/', 'http://store').searchParams.get('prefix') ?? '';
      const found = [...objects.keys()].filter((name) => name.startsWith(prefix));
      const rows = found.map(
        (name) => `<Contents><Key>${name}</Key><LastModified>2026-11-24T00:00:00Z</LastModified></Contents>`,
      );
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(`<ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`);
      return;
    }
    if (request.method === 'PUT') {
      objects.set(key, { body: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
      response.writeHead(200, { etag: '"stored"' }).end();
      return;
    }
    const object = objects.get(key);
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    if (!object) {
      response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = last === undefined ? object.body : object.body.subarray(Number(first), Number(last) + 1);
    response.writeHead(last === undefined ? 200 : 206, {
      'content-type': object.type,
      'content-length': part.byteLength,
      etag: '"stored"',
      ...(last === undefined ? {} : { 'content-range': `bytes ${first}-${last}/${object.body.byteLength}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const halt = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    keys: () => [...objects.keys()],
    halt,
    resume: () => listen(port),
    stop: halt,
  };
}
