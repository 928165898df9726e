import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Secrets of one day, known only in memory. */
export interface DayKeys {
  /** Keys the hashes of visitors. */
  readonly salt: Buffer;
  /** Seals what instances tell each other. */
  readonly seal: Buffer;
}

const size = 32;

/** Secrets of an installation with one server, which nothing can recompute. */
export const randomKeys = (): DayKeys => ({ salt: randomBytes(size), seal: randomBytes(size) });

/**
 * Secrets of an installation with several servers: each derives the same ones for a day.
 *
 * @param secret key of the installation (`SECRET`)
 */
export const sharedKeys =
  (secret: string) =>
  (day: string): DayKeys => {
    const made = Buffer.from(hkdfSync('sha256', secret, '', `journeys of ${day}`, 2 * size));
    return { salt: made.subarray(0, size), seal: made.subarray(size) };
  };

const cipher = 'aes-256-gcm';
const nonceSize = 12;
const tagSize = 16;

/** Bytes that sealing adds before the text is written in base64. */
export const sealSize = nonceSize + tagSize;

/** Encrypts and signs a text with the key of the day. */
export function sealed({ seal }: Pick<DayKeys, 'seal'>, text: string): string {
  const nonce = randomBytes(nonceSize);
  const made = createCipheriv(cipher, seal, nonce);
  const body = Buffer.concat([made.update(text, 'utf8'), made.final()]);
  return Buffer.concat([nonce, made.getAuthTag(), body]).toString('base64');
}

/** Text of a sealed one; undefined where it was not sealed with this key. */
export function unsealed({ seal }: Pick<DayKeys, 'seal'>, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length < sealSize) return undefined;
  try {
    const made = createDecipheriv(cipher, seal, bytes.subarray(0, nonceSize), { authTagLength: tagSize });
    made.setAuthTag(bytes.subarray(nonceSize, sealSize));
    return Buffer.concat([made.update(bytes.subarray(sealSize)), made.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
