import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { passwordIssue } from '../lib/password-rule.ts';
import { isScanner } from '../lib/scanner-address.ts';

/** Thrown when settings have unusable values. The message names each of them, one per line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on');

const webAddress = z
  .string()
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'must be an http:// or https:// address',
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** Names of this machine, which are reached without TLS. */
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a webhook may be sent there: over TLS but for this machine, and without a password. */
function isWebhook(value: string): boolean {
  const url = URL.parse(value);
  if (url?.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname));
}

/** Key of Standard Webhooks: 24 to 64 bytes in base64. */
function isWebhookSecret(value: string): boolean {
  const [, key = ''] = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/.exec(value) ?? [];
  const { length } = Buffer.from(key, 'base64');
  return length >= 24 && length <= 64;
}

const webhookAddress = z
  .string()
  .refine(isWebhook, { error: 'must be an https:// address without a name or password in it' });
const webhookSecret = z.string().refine(isWebhookSecret, { error: 'must be whsec_ and 24 to 64 bytes in base64' });

const wholeNumber = (least: number) =>
  z
    .string()
    // Decimal digits only: other notations of numbers, such as hexadecimal, are mostly mistakes.
    .regex(/^\s*[+-]?\d+(\.\d+)?\s*$/, 'must be a number')
    .transform(Number)
    .pipe(z.number().int('must be a whole number').min(least, `must be ${least} or more`));

const wholeNumberTo = (least: number, most: number) =>
  wholeNumber(least).refine((value) => value <= most, `must be ${most} or less`);

/** Printable ASCII without spaces, for headers and for keys of other systems. */
const word = z.string().regex(/^[!-~]+$/, 'must be one word');

/** Whether a value is the address of a mail server with a decodable name and password. */
function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  try {
    return /^smtps?:$/.test(protocol) && hostname !== '' && decodeURIComponent(`${username}${password}`) !== undefined;
  } catch {
    // The percent-encoding is malformed.
    return false;
  }
}

const months = (most: number) => wholeNumberTo(1, most).default(24);

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .max(65_535, 'must be between 0 and 65535');

/** Whether a value is an IP address or a network such as 10.0.0.0/8. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const schema = z.object({
  PORT: port.min(0, 'must be between 0 and 65535').default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine((value) => /^postgres(ql)?:\/\/.+/.test(value), {
      error: 'must be a postgres:// address; leave it out to use SQLite in DATA_DIR',
    })
    .optional(),
  SITE_URL: webAddress.default('http://localhost:3000'),
  ADMIN: onOff.default(true),
  APPROVAL: onOff.default(false),
  SIGN_OFF: z
    .string()
    .regex(/^(?:pages|works|insights|jobs)(?:,(?:pages|works|insights|jobs))*$/, {
      error: 'must list pages, works, insights or jobs, with commas between',
    })
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  METRICS_TOKEN: word.min(16, 'must be at least 16 characters long').optional(),
  METRICS_PORT: port.min(1, 'must be between 1 and 65535').optional(),
  GALLERY: onOff.default(false),
  WARM_UP: onOff.default(true),
  FIGURES: onOff.default(true),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits or hyphens')
    .optional(),
  INDEXNOW_URL: webAddress.default('https://api.indexnow.org/indexnow'),
  SHARED_CACHE_SECONDS: wholeNumberTo(0, 31_536_000).default(0),
  SHARED_CACHE_STALE_SECONDS: wholeNumberTo(0, 86_400).default(60),
  PURGE_BY: z.enum(['cloudflare', 'hook'], { error: 'must be cloudflare or hook' }).optional(),
  PURGE_URL: webAddress.optional(),
  PURGE_ZONE: z
    .string()
    .regex(/^[a-zA-Z0-9]+$/, 'must be letters and digits')
    .optional(),
  PURGE_TOKEN: word.optional(),
  SAMPLE: onOff.default(true),
  SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  CONTENT_API_URL: webAddress.optional(),
  CONTENT_API_TOKEN: z.string().optional(),
  CONTENT_MEDIA_URL: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'off' || /^[1-9]$/.test(value) || value.split(',').every(isNetwork), {
      error: 'must be "off", a number of proxies, or their addresses with commas between',
    })
    .default('off'),
  FORM_LIMIT: wholeNumber(1).default(30),
  API_LIMIT: wholeNumber(0).default(3000),
  PAGE_LIMIT: wholeNumber(0).default(120),
  DELIVERIES: onOff.default(true),
  DELIVERY_PACE: wholeNumberTo(1, 1000).default(1),
  DELIVERY_PATIENCE: wholeNumberTo(1, 120).default(30),
  KEEP_ENQUIRIES_MONTHS: months(1200),
  // Rejected applicants' data may be kept for two years at most, regardless of the setting.
  KEEP_APPLICATIONS_MONTHS: months(24),
  KEEP_REVIEWS_MONTHS: months(1200),
  MAIL_TO: z.email('must be an email address').optional(),
  SHEET_ENDPOINT_URL: webAddress.optional(),
  CRM_BASE_URL: webAddress.refine((value) => new URL(value).pathname === '/', 'must be without a path').optional(),
  CRM_API_TOKEN: word.optional(),
  CRM_VISIBLE_TO: wholeNumber(1).default(3),
  CRM_STAGE_ID: wholeNumber(1).optional(),
  CRM_MESSAGE_FIELD: word.optional(),
  CRM_SOURCE_FIELD: word.optional(),
  CRM_LANGUAGE_FIELD: word.optional(),
  CRM_DAILY_CALLS: wholeNumber(1).default(5000),
  WEBHOOK_URL: webhookAddress.optional(),
  WEBHOOK_SECRET: webhookSecret.optional(),
  NEWSLETTER_WEBHOOK_URL: webhookAddress.optional(),
  NEWSLETTER_WEBHOOK_SECRET: webhookSecret.optional(),
  WEBHOOK_SHAPE: z
    .enum(['standard', 'slack', 'teams'], { error: 'must be standard, slack or teams' })
    .default('standard'),
  WEBHOOK_CONTENT: z.enum(['link', 'whole'], { error: 'must be link or whole' }).default('link'),
  SMTP_URL: z.string().refine(isMailServer, { error: 'must be an smtp:// or smtps:// address' }).optional(),
  CLAMD_URL: z
    .string()
    .refine(isScanner, { error: 'must be like tcp://localhost:3310 or unix:///run/clamav/clamd.ctl' })
    .optional(),
});

const checkedTogether = schema.superRefine((settings, context) => {
  const requireTogether = (names: readonly (keyof typeof settings)[]) => {
    const given = names.filter((name) => settings[name] !== undefined);
    if (given.length === 0 || given.length === names.length) return;
    for (const name of names.filter((candidate) => !given.includes(candidate))) {
      context.addIssue({ code: 'custom', path: [name], message: `is needed because ${given.join(' and ')} is set` });
    }
  };
  requireTogether(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
  const issue = settings.ADMIN_PASSWORD && passwordIssue(settings.ADMIN_PASSWORD, settings.ADMIN_EMAIL);
  if (issue) context.addIssue({ code: 'custom', path: ['ADMIN_PASSWORD'], message: `is not taken: ${issue}` });
  requireTogether(['CRM_BASE_URL', 'CRM_API_TOKEN']);
  if (settings.WEBHOOK_URL && settings.WEBHOOK_SHAPE === 'standard' && !settings.WEBHOOK_SECRET)
    context.addIssue({
      code: 'custom',
      path: ['WEBHOOK_SECRET'],
      message: 'is needed because WEBHOOK_URL is set and WEBHOOK_SHAPE is standard',
    });
  requireTogether(['NEWSLETTER_WEBHOOK_URL', 'NEWSLETTER_WEBHOOK_SECRET']);
  requireTogether(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
  const { PURGE_BY: network } = settings;
  const needed = network === 'hook' ? (['PURGE_URL'] as const) : (['PURGE_ZONE', 'PURGE_TOKEN'] as const);
  for (const name of network ? needed.filter((one) => settings[one] === undefined) : [])
    context.addIssue({ code: 'custom', path: [name], message: `is needed because PURGE_BY is ${network}` });
});

export type Settings = Readonly<z.infer<typeof schema>>;

/**
 * Reads every setting from `source` (the process environment by default). An empty string counts as
 * not set, as in `.env` files and container hosts.
 *
 * @throws {SettingsError} naming each bad setting and what it must be.
 */
export function parseSettings(source: Readonly<Record<string, string | undefined>> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = checkedTogether.safeParse(given);
  if (result.success) return { ...result.data, DATA_DIR: path.resolve(result.data.DATA_DIR) };
  throw new SettingsError(
    result.error.issues.map((issue) => `Setting ${issue.path.join('.')} ${issue.message}.`).join('\n'),
  );
}

/** Returns the default of every setting by name; null without one. */
export function defaultSettings(): Record<string, string | number | boolean | null> {
  const defaults = schema.parse({});
  return Object.fromEntries(schema.keyof().options.map((name) => [name, defaults[name] ?? null]));
}

let current: Settings | undefined;

/**
 * Returns the settings of this process, read once. A `.env` file in the working folder supplies
 * those that the environment lacks.
 */
export function currentSettings(): Settings {
  if (!current) {
    if (existsSync('.env')) process.loadEnvFile('.env');
    current = parseSettings();
  }
  return current;
}
