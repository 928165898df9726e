import { domainToASCII } from 'node:url';
import { withoutInvisible } from './folded-text.ts';

/**
 * Reports whether only servers with SMTPUTF8 (RFC 6531) accept mail for an address. Domains have an
 * ASCII form, local parts do not.
 */
export const needsSmtpUtf8 = (address: string): boolean =>
  !/^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf('@')));

/**
 * Reports whether a mail server refused such an address permanently, so that retries are useless.
 */
export function refusesAddress(error: unknown, address: string): boolean {
  const { responseCode = 0, code } = error as { readonly responseCode?: number; readonly code?: string };
  return needsSmtpUtf8(address) && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/**
 * Normalises an address: case, composition, invisible characters, and the two forms of a domain.
 */
export function foldedAddress(address: string): string {
  const folded = withoutInvisible(address).normalize('NFKC').toLowerCase().trim();
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + (domainToASCII(folded.slice(at)) || folded.slice(at));
}
