import { type Say, sayEnglish } from './say.ts';

/**
 * Address that browsers would treat as a path although it is a mailbox, such as `ada@example.org`.
 */
const mailbox = /^[^\s@/:?#]+@[^\s@/:?#]+\.[^\s@/:?#]+$/;

/** Host with an optional path, such as `example.org/x`; excludes names of files on a site. */
const host = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;
const file = /^[^/?#]*\.(?:html?|php|aspx?|pdf)$/i;

/** Completes a typed address: adds `https://` to a host and `mailto:` to a mailbox. */
export function meantAddress(typed: string): string {
  const text = typed.trim().replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
  if (mailbox.test(text)) return `mailto:${text}`;
  return host.test(text) && !file.test(text) ? `https://${text}` : text;
}

/** Validates the form of an address; returns the error message, or undefined if it is valid. */
export function addressFormIssue(address: string, say: Say = sayEnglish): string | undefined {
  if (address.startsWith('/'))
    return /^\/(?![/\\])[^\s\\]*$/.test(address)
      ? undefined
      : say('An address on this site begins with one "/" and has no spaces.');
  if (/^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|#[^\s#]+)$/.test(address)) return undefined;
  if (/^https?:\/\/[^\s\\/?#@]+\.[^\s\\]+$/.test(address) && URL.canParse(address)) return undefined;
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme && !/^https?$/.test(scheme)
    ? say('Links that begin with "{scheme}:" are not shown. Give one with https://, mailto: or tel: and digits.', {
        scheme,
      })
    : say('Give a page of this site, for example /work, or an address with https://.');
}
