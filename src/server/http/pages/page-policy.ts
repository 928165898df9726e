import { createHash } from 'node:crypto';

/** Derives a page's policy from the one that Astro wrote. */
export type PolicyFor = (policy: string, html: string) => string;

const inline = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;

const sourceOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Removes hashes that are not of the page's own styles and scripts. Astro allows those of the whole
 * site on every page, which is lax and adds three kilobytes of incompressible header.
 */
export function ownHashesOnly(policy: string, html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , content = '']) => sourceOf(content)));
  return policy.replaceAll(/ ('sha256-[^']+')/g, (source, hash: string) => (own.has(hash) ? source : ''));
}

/** @param pictureHost further origin of pictures, if any */
export function pagePolicy(pictureHost: string | undefined): PolicyFor {
  return (policy, html) => {
    const own = ownHashesOnly(policy, html);
    return pictureHost ? own.replace("img-src 'self'", `img-src 'self' ${pictureHost}`) : own;
  };
}
