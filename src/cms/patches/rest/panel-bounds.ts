import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a request body without a session: a sign-in needs about a hundred. */
const anonymousBodyLimit = 16 * 1024;
/** Bytes of a request body of staff: a long article, or a picture with its description. */
const staffBodyLimit = 5_000_000;
const staffUploadLimit = 52_000_000;
/** Most parameters of a query. Next and Payload both scan all of them for each one. */
const mostParameters = 500;
/** Most brackets of one parameter, such as `where[or][0][title][like]`. */
const deepestParameter = 20;

/** Closed paths: installations cannot be claimed, and Next resizes or fetches no picture. */
const shut = [/^\/cms\/[^/]+\/first-register/, /^\/admin\/create-first-user/, /^\/_next\/image/, /^\/cms\/graphql/];

/** Decodes one layer of percent-encoding (`%41`); anything else stays. */
const decodedOnce = (path: string): string =>
  path.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const mostLayers = 4;

/**
 * Normalises a path: decoded until nothing changes, lower case, without double slashes or `..`.
 * Undefined when the layers do not end.
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

/** Whether an address leads to a closed path, in any spelling. */
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
 * Checks size and shape of a request to the panel by its headers, without reading the body;
 * undefined when it is acceptable. Needed for Payload 3.90.1, which reads a body to its end before
 * it checks access: any stranger could fill the memory of the process. No report known.
 *
 * @param isStaff called only when a body is larger than a stranger's may be
 */
export async function refusalBySize(
  target: string,
  headers: IncomingHttpHeaders,
  isStaff: () => Promise<boolean>,
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
  if (length <= anonymousBodyLimit) return undefined;
  const isUpload = headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false;
  if (length > (isUpload ? staffUploadLimit : staffBodyLimit)) return tooLarge;
  return (await isStaff()) ? undefined : tooLarge;
}
