import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface CachedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly until: number;
  readonly tags: readonly string[];
}

export interface CdnStandIn {
  readonly url: string;
  /** Origin of the site behind it; set once the site has started. */
  origin: string;
  /** Purged tags, in order. */
  readonly purged: (readonly string[])[];
  readonly faults: string[];
  /** Addresses requested from the site. */
  readonly asked: string[];
  readonly stop: () => void;
}

/**
 * Acts as a CDN between visitors and a site: keeps answers with `s-maxage`, one for each address
 * regardless of `Accept`, and purges by tag when the token is right.
 */
export async function startCdnStandIn(token: string): Promise<CdnStandIn> {
  const kept = new Map<string, CachedAnswer>();
  const purged: (readonly string[])[] = [];
  const faults: string[] = [];
  const asked: string[] = [];

  function drop(request: IncomingMessage, response: ServerResponse, text: string): void {
    const { tags } = JSON.parse(text) as { readonly tags: readonly string[] };
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
      return;
    }
    purged.push(tags);
    for (const [address, one] of kept) if (one.tags.some((tag) => tags.includes(tag))) kept.delete(address);
    response.writeHead(200).end('{}');
  }

  async function fetched(address: string, accept: string): Promise<CachedAnswer> {
    asked.push(address);
    const answer = await fetch(network.origin + address, { headers: { accept }, redirect: 'manual' });
    const control = answer.headers.get('cache-control') ?? '';
    const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0);
    const one: CachedAnswer = {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
      until: Date.now() + seconds * 1000,
      tags: answer.headers.get('cache-tag')?.split(',') ?? [],
    };
    if (seconds > 0) {
      if (answer.headers.has('set-cookie')) faults.push(`${address} is cached and sets a cookie.`);
      if (one.tags.length === 0) faults.push(`${address} is cached without a tag.`);
      kept.set(address, one);
    }
    return one;
  }

  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    if (request.method === 'POST') return drop(request, response, text);
    const address = request.url ?? '/';
    const known = kept.get(address);
    const fresh = known && known.until > Date.now();
    const { status, headers, body } = fresh ? known : await fetched(address, request.headers.accept ?? '*/*');
    const type = headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(status, { 'content-type': type, 'x-kept': fresh ? 'yes' : 'no' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const network: CdnStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    origin: '',
    purged,
    faults,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return network;
}
