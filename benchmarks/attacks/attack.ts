import { request as httpRequest } from 'node:http';

/** Site under attack, with the credentials of a signed-in administrator. */
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

/** Builds the n-th request of an attack. */
export type NextShot = (n: number, target: Target) => Shot;

/** Attack with few requests, from a visitor or an account. */
export type Attack = readonly [
  name: string,
  shot: NextShot,
  /**
   * Requests at once in the second round; 60 by default, 0 for an attack that only an administrator
   * can send.
   */
  atOnce?: number,
];

/**
 * Sends one request exactly as written, on a new connection; `fetch` would normalise the path and
 * add headers.
 *
 * @param from client IP that the proxy in front would report
 * @returns status of the answer; 0 when the site closes the connection or is silent for two minutes
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
