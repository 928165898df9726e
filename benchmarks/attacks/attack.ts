import { request as httpRequest } from 'node:http';

/** What an attack may use: the site under attack, and what a signed-in editor of it would send along. */
export interface Target {
  readonly url: string;
  /** `Cookie` header of an administrator, for attacks from inside. */
  readonly cookie: string;
}

/** Something that a stranger, or somebody with an account, does to the site with few requests. */
export interface Attack {
  readonly name: string;
  /** Sends it, and comes back when the site has answered or hung up. */
  readonly send: (target: Target) => Promise<unknown>;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * One request exactly as written, on a connection of its own: `fetch` would fold the path and choose headers of its own.
 *
 * @returns the answer's status; 0 when the site hung up
 */
export function raw(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    request.once('error', () => resolve(0));
    request.end(body);
  });
}
