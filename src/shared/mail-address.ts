/** Whether only servers with SMTPUTF8 (RFC 6531) take mail for it. A domain can be written in ASCII, the part before it cannot. */
export const needsSmtpUtf8 = (address: string): boolean =>
  !/^\p{ASCII}*$/u.test(address.slice(0, address.lastIndexOf('@')));

/** Whether a mail server refused a mail because it does not take such an address: it would do so again. */
export function refusesAddress(error: unknown, address: string): boolean {
  const { responseCode = 0, code } = error as { readonly responseCode?: number; readonly code?: string };
  return needsSmtpUtf8(address) && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
