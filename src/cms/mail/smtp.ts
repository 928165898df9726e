import { createTransport } from 'nodemailer';
import type { Settings } from '../../config/env.ts';
import { agencyAddress, type Organisation } from '../../domain/organisation.ts';

type Transport = ReturnType<typeof createTransport>;

const transports = new Map<string, Transport>();

const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * Options of the connection to a mail server. Credentials, and mail to the submission port, need
 * TLS, because an attacker in between can strip the offer of STARTTLS; a relay on this machine may
 * do without.
 *
 * @param address `smtp://` or `smtps://`
 * @param timeout silence of the server in milliseconds
 */
export function smtpOptions(address: string, timeout: number) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const port = Number(url.port) || (secure ? 465 : 587);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    secure,
    requireTLS: !secure && !isOwnMachine(url.hostname) && (port === 587 || url.username !== ''),
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableUrlAccess: true,
    disableFileAccess: false,
  };
}

/**
 * Returns one transport for each mail server. Each message has its own connection, so a broken one
 * loses no other message.
 */
export function smtpTransport(address: string, timeout: number): Transport {
  const known = transports.get(address);
  if (known) return known;
  const made = createTransport(smtpOptions(address, timeout));
  transports.set(address, made);
  return made;
}

/** Sender of all mails except replies to applications. */
export const senderOf = (organisation: Organisation, { MAIL_TO }: Pick<Settings, 'MAIL_TO'>) => ({
  name: organisation.name,
  address: agencyAddress(organisation, 'enquiry', MAIL_TO),
});
