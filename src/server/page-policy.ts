import { createHash } from 'node:crypto';

/** Makes the policy of one page from what Astro wrote for it. */
export type PolicyFor = (policy: string, html: string) => string;

const inline = /<(style|script)\b[^>]*>([\s\S]*?)<\/\1>/g;

const sourceOf = (content: string): string => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Takes the hashes out of a policy that are not of the page's own styles and scripts. Astro allows
 * every page those of the whole site, which is more than it needs, and three kilobytes in front of
 * every page that no compression makes smaller.
 */
export function ownHashesOnly(policy: string, html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , content = '']) => sourceOf(content)));
  return policy.replaceAll(/ ('sha256-[^']+')/g, (source, hash: string) => (own.has(hash) ? source : ''));
}

/** @param pictureHost another origin that pictures come from, if any */
export function pagePolicy(pictureHost: string | undefined): PolicyFor {
  return (policy, html) => {
    const own = ownHashesOnly(policy, html);
    return pictureHost ? own.replace("img-src 'self'", `img-src 'self' ${pictureHost}`) : own;
  };
}
