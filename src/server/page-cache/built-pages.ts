import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorPageStatuses } from '../../domain/template-addresses.ts';
import type { PolicyFor } from '../http/pages/page-policy.ts';
import { speculationHeader } from '../http/pages/speculation-rules.ts';
import { securityHeaders } from '../http/security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A complete response, cached or built. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly body: (encoding: Encoding) => Buffer;
}

/** Whether a response is an HTML page; feeds and site maps are cached in the same way. */
export const isHtml = ({ headers }: CachedResponse): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

interface StaticHeader {
  readonly pathname: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Content security policies that Astro computed for the built pages, by path. */
function readPolicies(buildDirectory: string): ReadonlyMap<string, string> {
  const entries = JSON.parse(readFileSync(path.join(buildDirectory, '_headers.json'), 'utf8')) as StaticHeader[];
  return new Map(
    entries.flatMap(({ pathname, headers }) => {
      const policy = headers.find(({ key }) => key.toLowerCase() === 'content-security-policy');
      return policy ? [[pathname.replace(/\/+$/, '') || '/', policy.value] as const] : [];
    }),
  );
}

/**
 * Pages of the section gallery, a developer tool that some builds contain and no public site
 * serves.
 */
const ofGallery = /^\/gallery(\/|$)/;

/** Path of a built file: `about-us.html` is /about-us, `index.html` is /. */
function addressOf(file: string): string {
  const name = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name.replace(/\/index$/, '')}`;
}

export const entityTag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Reads every built page into memory, plain and in both compressed forms. The error pages among
 * them must be available when all else fails.
 *
 * @param buildDirectory absolute path of Astro's `dist`
 * @param gallery whether to include the pages of the gallery
 * @throws when a page has no policy of its own, since it must not be sent without one
 */
export function readBuiltPages(
  buildDirectory: string,
  secure: boolean,
  policyFor: PolicyFor,
  { gallery }: { readonly gallery: boolean },
): ReadonlyMap<string, CachedResponse> {
  const clientDirectory = path.join(buildDirectory, 'client');
  const policies = readPolicies(buildDirectory);
  const pages = new Map<string, CachedResponse>();
  for (const file of readdirSync(clientDirectory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const address = addressOf(file);
    if (ofGallery.test(address) && !gallery) continue;
    const policy = policies.get(address);
    if (!policy) throw new Error(`The built page ${address} has no content security policy.`);
    const target = path.join(clientDirectory, file);
    const bodies: Record<Encoding, Buffer> = {
      identity: readFileSync(target),
      br: readFileSync(`${target}.br`),
      gzip: readFileSync(`${target}.gz`),
    };
    pages.set(address, {
      status: errorPageStatuses.get(address) ?? 200,
      headers: {
        ...securityHeaders(secure),
        ...speculationHeader,
        'content-security-policy': policyFor(policy, bodies.identity.toString()),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      },
      etag: entityTag(bodies.identity),
      body: (encoding) => bodies[encoding],
    });
  }
  return pages;
}
