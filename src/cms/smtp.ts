import { createTransport } from 'nodemailer';
import type { Settings } from '../env.ts';
import { agencyAddress, type House } from '../shared/house.ts';

type Transport = ReturnType<typeof createTransport>;

const transports = new Map<string, Transport>();

const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/**
 * How a mail server is spoken to. Credentials, and mail to the port for submission, go over TLS or
 * not at all, as somebody in between can take the offer of STARTTLS away; a relay on this machine
 * may do without.
 *
 * @param address `smtp://` or `smtps://`
 * @param patience milliseconds that the server may take to answer
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
 * One transport a mail server; each message has a connection of its own, so that none is lost with
 * a broken one.
 */
export function smtpTransport(address: string, patience: number): Transport {
  const known = transports.get(address);
  if (known) return known;
  const made = createTransport(smtpOptions(address, patience));
  transports.set(address, made);
  return made;
}

/** The sender of every mail that is no answer to an application. */
export const senderOf = (house: House, { MAIL_TO }: Pick<Settings, 'MAIL_TO'>) => ({
  name: house.name,
  address: agencyAddress(house, 'enquiry', MAIL_TO),
});
