import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a body from somebody whom nobody knows: a sign-in is a hundred. */
const strangersBody = 16 * 1024;
/**
 * Bytes that somebody who works here sends: a long article, or a picture with what is said about
 * it.
 */
const workersBody = 5_000_000;
const workersUpload = 52_000_000;
/** Parts of a query. Next and Payload both look through all of them for each. */
const mostParameters = 500;
/** Brackets of one parameter, as in `where[or][0][title][like]`. */
const deepestParameter = 20;

/**
 * Doors that stay shut: nobody claims an installation, and no picture is resized or fetched at run
 * time.
 */
const shut = [/^\/cms\/[^/]+\/first-register/, /^\/admin\/create-first-user/, /^\/_next\/image/, /^\/cms\/graphql/];

/** One layer of `%41` taken off; what is no such thing stays. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const mostLayers = 4;

/**
 * A path without its disguises: decoded until nothing changes, small letters, no doubled slashes,
 * no steps back. Undefined when it never comes to an end.
 */
export function plainPath(target: string): string | undefined {
  let path = target.split(/[?#]/, 1)[0] ?? '/';
  for (let layer = 0; decodedOnce(path) !== path; layer += 1) {
    if (layer === mostLayers) return undefined;
    path = decodedOnce(path);
  }
  const kept: string[] = [];
  for (const step of path.toLowerCase().replaceAll('\\', '/').split('/')) {
    if (step === '..') kept.pop();
    else if (step !== '' && step !== '.') kept.push(step.trim());
  }
  return `/${kept.join('/')}`;
}

/** Whether an address leads to a door that stays shut, however it is spelt. */
export function isShut(target: string): boolean {
  const path = plainPath(target);
  return path === undefined || shut.some((door) => door.test(path));
}

export interface Refusal {
  readonly status: 403 | 404 | 411 | 413 | 414;
  readonly message: string;
}

const tooLarge: Refusal = { status: 413, message: 'This is more than is taken here.' };

/**
 * What is wrong with the size of a request to the panel; undefined when nothing is. Nothing of its
 * body is read for it. Needed for Payload 3.90.1, which reads a body to its end before it looks
 * whether whoever sends it may: without this any stranger could fill the memory of the process. No
 * report known.
 *
 * @param worksHere asked only when a body is larger than a stranger's may be
 */
export async function refusalBySize(
  target: string,
  headers: IncomingHttpHeaders,
  worksHere: () => Promise<boolean>,
): Promise<Refusal | undefined> {
  const [, ...parameters] = target.split(/[?&]/, mostParameters + 2);
  if (
    parameters.length > mostParameters ||
    parameters.some((one) => one.split(/\[|%5b/i).length > deepestParameter + 1)
  )
    return { status: 414, message: 'This address asks for too much at once.' };
  if (headers['transfer-encoding'] !== undefined)
    return { status: 411, message: 'Say how long it is: with Content-Length.' };
  const length = Number(headers['content-length'] ?? 0);
  if (length <= strangersBody) return undefined;
  const isUpload = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (length > (isUpload ? workersUpload : workersBody)) return tooLarge;
  return (await worksHere()) ? undefined : tooLarge;
}
