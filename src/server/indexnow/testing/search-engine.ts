import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

export interface SearchEngine {
  readonly url: string;
  /** Addresses of each accepted request, in their order. */
  readonly reported: (readonly string[])[];
  /** Errors in the received requests. */
  readonly issues: string[];
  /** Answers of the next requests, in order; afterwards it answers as the real one does. */
  readonly answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> }[];
  readonly stop: () => void;
}

const body = z.strictObject({
  host: z.string(),
  key: z.string().regex(/^[a-zA-Z0-9-]{8,128}$/),
  keyLocation: z.url({ protocol: /^https$/ }),
  urlList: z
    .array(z.url({ protocol: /^https$/ }))
    .min(1)
    .max(10_000),
});

/**
 * Starts a search engine as the protocol describes it: accepts only valid requests, with addresses
 * of the host that serves the key.
 *
 * @param readKey reads this path of the site
 */
export async function startSearchEngine(readKey: (path: string) => Promise<string>): Promise<SearchEngine> {
  const reported: (readonly string[])[] = [];
  const issues: string[] = [];
  const answer: SearchEngine['answer'][number][] = [];

  async function statusFor(method: string | undefined, type: string | undefined, text: string): Promise<number> {
    if (method !== 'POST' || type !== 'application/json; charset=utf-8') return 400;
    const read = body.safeParse(JSON.parse(text));
    if (!read.success) return 400;
    const { host, key, keyLocation, urlList } = read.data;
    const place = new URL(keyLocation);
    if (place.host !== host || (await readKey(place.pathname)) !== key) return 403;
    if (urlList.some((url) => new URL(url).host !== host) || new Set(urlList).size < urlList.length) return 422;
    reported.push(urlList.map((url) => new URL(url).pathname));
    return 202;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const next = answer.shift();
    if (next) {
      response.writeHead(next.status, next.headers ?? {}).end();
      return;
    }
    const text = Buffer.concat(chunks).toString();
    const status = await statusFor(request.method, request.headers['content-type'], text).catch(() => 400);
    if (status >= 400) issues.push(`${status}: ${request.method} ${text.slice(0, 300)}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    reported,
    issues,
    answer,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
