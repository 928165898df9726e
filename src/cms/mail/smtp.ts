import { createTransport } from 'nodemailer';
import type { Settings } from '../../config/env.ts';
import { agencyAddress, type House } from '../../domain/house.ts';

type Transport = ReturnType<typeof createTransport>;

const transports = new Map<string, Transport>();

const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * Options of the connection to a mail server. Credentials, and mail to the submission port, need
 * TLS, because an attacker in between can strip the offer of STARTTLS; a relay on this machine may
 * do without.
 *
 * @param address `smtp://` or `smtps://`
 * @param patience timeout of the server in milliseconds
 */
export function smtpOptions(address: string, patience: number) {
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
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableUrlAccess: true,
    disableFileAccess: false,
  };
}

/**
 * Returns one transport for each mail server. Each message has its own connection, so a broken one
 * loses no other message.
 */
export function smtpTransport(address: string, patience: number): Transport {
  const known = transports.get(address);
  if (known) return known;
  const made = createTransport(smtpOptions(address, patience));
  transports.set(address, made);
  return made;
}

/** Sender of all mails except replies to applications. */
export const senderOf = (house: House, { MAIL_TO }: Pick<Settings, 'MAIL_TO'>) => ({
  name: house.name,
  address: agencyAddress(house, 'enquiry', MAIL_TO),
});
