import { request as httpRequest } from 'node:http';

/**
 * What an attack may use: the site under attack, and what a signed-in administrator of it would
 * send along.
 */
export interface Target {
  readonly url: string;
  /** `Cookie` header of an administrator, for attacks from inside. */
  readonly cookie: string;
  /** Path of a shared preview. */
  readonly shared: string;
}

export interface Shot {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** The n-th request of an attack. */
export type NextShot = (n: number, target: Target) => Shot;

/** Something that a stranger, or somebody with an account, does to the site with few requests. */
export type Attack = readonly [
  name: string,
  shot: NextShot,
  /**
   * Requests at once in the second round; 60 unless it says less, and 0 for an attack that only an
   * administrator can send.
   */
  atOnce?: number,
];

/**
 * Sends one request exactly as written, on a connection of its own: `fetch` would fold the path and
 * choose headers of its own.
 *
 * @param from address that the proxy in front would name as the sender's
 * @returns the answer's status; 0 when the site hung up, or has not answered after two minutes
 */
export function send(url: string, from: string, { path, method = 'GET', headers = {}, body }: Shot): Promise<number> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const options = { hostname, port, path, method, agent: false, timeout: 120_000 };
    const request = httpRequest({ ...options, headers: { 'x-forwarded-for': from, ...headers } }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(0));
    request.end(body);
  });
}
