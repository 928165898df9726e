/** Means of contact outside the site whose links are counted when they are pressed. */
export const presses = ['whatsapp', 'phone', 'email', 'network'] as const;

export type Press = (typeof presses)[number];

const byProtocol: Readonly<Record<string, Press>> = { 'tel:': 'phone', 'mailto:': 'email' };

const ofWhatsapp = /^(?:wa\.me|(?:api|web|www)\.whatsapp\.com|whatsapp\.com)$/;

/**
 * Returns the means of contact that a link leads to; undefined for any other link.
 *
 * @param link its address, and `rel`, which says `me` of the organisation's own profiles
 */
export function pressOf({ href, rel = '' }: { readonly href: string; readonly rel?: string }): Press | undefined {
  const target = URL.parse(href);
  if (!target) return undefined;
  if (target.protocol === 'whatsapp:' || ofWhatsapp.test(target.hostname)) return 'whatsapp';
  return byProtocol[target.protocol] ?? (/\bme\b/.test(rel) ? 'network' : undefined);
}
