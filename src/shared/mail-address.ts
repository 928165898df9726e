import { domainToASCII } from 'node:url';
import { withoutInvisible } from './folded-text.ts';

/**
 * Whether only servers with SMTPUTF8 (RFC 6531) take mail for it. A domain can be written in ASCII,
 * the part before it cannot.
 */
export const needsSmtpUtf8 = (address: string): boolean =>
  !/^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf('@')));

/**
 * Whether a mail server refused a mail because it does not take such an address: it would do so
 * again.
 */
export function refusesAddress(error: unknown, address: string): boolean {
  const { responseCode = 0, code } = error as { readonly responseCode?: number; readonly code?: string };
  return needsSmtpUtf8(address) && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/**
 * One spelling for all of an address: capitals, composed letters, invisible characters and the two
 * forms of a domain.
 */
export function foldedAddress(address: string): string {
  const folded = withoutInvisible(address).normalize('NFKC').toLowerCase().trim();
  const at = folded.lastIndexOf('@') + 1;
  return folded.slice(0, at) + (domainToASCII(folded.slice(at)) || folded.slice(at));
}
