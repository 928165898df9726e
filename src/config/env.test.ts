import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from './env.ts';

describe('parseSettings', () => {
  it('has a default for each setting that the site needs', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: '0.0.0.0',
      ADMIN: true,
      SAMPLE: true,
      SITE_URL: 'http://localhost:3000',
    });
    expect(settings.DATA_DIR).toBe(path.resolve('data'));
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('treats an empty value as not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '', ADMIN: '' })).toMatchObject({ PORT: 3000, ADMIN: true });
  });

  it('removes the trailing slash of addresses', () => {
    expect(parseSettings({ SITE_URL: 'https://www.site.example/' }).SITE_URL).toBe('https://www.site.example');
  });

  it.each([
    [{ PORT: 'three thousand' }, 'Setting PORT must be a number.'],
    [{ PORT: '70000' }, 'Setting PORT must be between 0 and 65535.'],
    [{ ADMIN: 'yes' }, 'Setting ADMIN must be "on" or "off".'],
    [{ GALLERY: 'yes' }, 'Setting GALLERY must be "on" or "off".'],
    [{ SAMPLE: 'none' }, 'Setting SAMPLE must be "on" or "off".'],
    [{ DATABASE_URL: 'mysql://db' }, 'Setting DATABASE_URL must be a postgres:// address'],
    [{ SITE_URL: 'site.example' }, 'Setting SITE_URL must be an http:// or https:// address.'],
    [{ INDEXNOW_KEY: 'short' }, 'Setting INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.'],
    [{ INDEXNOW_KEY: 'with/a/slash' }, 'Setting INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.'],
    [{ SHARED_CACHE_SECONDS: '-1' }, 'Setting SHARED_CACHE_SECONDS must be 0 or more.'],
    [{ PURGE_BY: 'akamai' }, 'Setting PURGE_BY must be cloudflare or hook.'],
    [{ PURGE_BY: 'hook' }, 'Setting PURGE_URL is needed because PURGE_BY is hook.'],
    [{ PURGE_ZONE: '../other' }, 'Setting PURGE_ZONE must be letters and digits.'],
    [{ SECRET: 'short' }, 'Setting SECRET must be at least 32 characters long.'],
    [{ ADMIN_EMAIL: 'no-address' }, 'Setting ADMIN_EMAIL must be an email address.'],
    [{ SMTP_URL: 'http://mail' }, 'Setting SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SMTP_URL: 'smtp://:::' }, 'Setting SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SMTP_URL: 'smtp://mail%@six.example' }, 'Setting SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ DELIVERY_PACE: '0' }, 'Setting DELIVERY_PACE must be 1 or more.'],
    [{ DELIVERY_PACE: '1.5' }, 'Setting DELIVERY_PACE must be a whole number.'],
    [{ DELIVERY_PACE: 'fast' }, 'Setting DELIVERY_PACE must be a number.'],
    [{ DELIVERY_PACE: '1001' }, 'Setting DELIVERY_PACE must be 1000 or less.'],
    [{ DELIVERY_PATIENCE: '0' }, 'Setting DELIVERY_PATIENCE must be 1 or more.'],
    [{ DELIVERY_PATIENCE: '121' }, 'Setting DELIVERY_PATIENCE must be 120 or less.'],
    [{ DELIVERIES: 'yes' }, 'Setting DELIVERIES must be "on" or "off".'],
    [{ FORM_LIMIT: '0' }, 'Setting FORM_LIMIT must be 1 or more.'],
    [{ FORM_LIMIT: '0x1e' }, 'Setting FORM_LIMIT must be a number.'],
    [{ FORM_LIMIT: 'Infinity' }, 'Setting FORM_LIMIT must be a number.'],
    [{ TRUST_PROXY: 'true' }, 'Setting TRUST_PROXY must be "off", a number of proxies, or their addresses'],
    [{ KEEP_ENQUIRIES_MONTHS: '-1' }, 'Setting KEEP_ENQUIRIES_MONTHS must be 1 or more.'],
    [{ KEEP_APPLICATIONS_MONTHS: '25' }, 'Setting KEEP_APPLICATIONS_MONTHS must be 24 or less.'],
    [{ MAIL_TO: 'us' }, 'Setting MAIL_TO must be an email address.'],
    [{ SHEET_ENDPOINT_URL: 'script' }, 'Setting SHEET_ENDPOINT_URL must be an http:// or https:// address.'],
    [
      { CRM_BASE_URL: 'https://six.example/api/v1', CRM_API_TOKEN: 't' },
      'Setting CRM_BASE_URL must be without a path.',
    ],
    [{ CRM_BASE_URL: 'https://six.example', CRM_API_TOKEN: 'a b' }, 'Setting CRM_API_TOKEN must be one word.'],
    [{ WEBHOOK_URL: 'http://hook.example/in' }, 'Setting WEBHOOK_URL must be an https:// address'],
    [{ WEBHOOK_URL: 'https://me:secret@hook.example/in' }, 'Setting WEBHOOK_URL must be an https:// address'],
    [{ WEBHOOK_URL: 'https://hook.example/in' }, 'Setting WEBHOOK_SECRET is needed because WEBHOOK_URL is set'],
    [{ WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'Setting WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.'],
    [
      { NEWSLETTER_WEBHOOK_URL: 'https://hook.example/in' },
      'Setting NEWSLETTER_WEBHOOK_SECRET is needed because NEWSLETTER_WEBHOOK_URL is set',
    ],
    [
      { NEWSLETTER_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` },
      'Setting NEWSLETTER_WEBHOOK_URL is needed because NEWSLETTER_WEBHOOK_SECRET is set',
    ],
    [{ WEBHOOK_SHAPE: 'discord' }, 'Setting WEBHOOK_SHAPE must be standard, slack or teams.'],
    [{ WEBHOOK_CONTENT: 'all' }, 'Setting WEBHOOK_CONTENT must be link or whole.'],
    [{ CRM_STAGE_ID: 'first' }, 'Setting CRM_STAGE_ID must be a number.'],
    [{ CRM_VISIBLE_TO: '0' }, 'Setting CRM_VISIBLE_TO must be 1 or more.'],
    [{ CRM_MESSAGE_FIELD: 'a field' }, 'Setting CRM_MESSAGE_FIELD must be one word.'],
    [{ CRM_DAILY_CALLS: '1e3' }, 'Setting CRM_DAILY_CALLS must be a number.'],
  ])('refuses %o with one line', (source, message) => {
    expect(() => parseSettings(source)).toThrow(SettingsError);
    expect(() => parseSettings(source)).toThrow(message);
  });

  it('names a setting that another one requires', () => {
    expect(() => parseSettings({ ADMIN_EMAIL: 'a@b.example' })).toThrow(
      'Setting ADMIN_PASSWORD is needed because ADMIN_EMAIL is set.',
    );
    expect(() => parseSettings({ S3_BUCKET: 'media' })).toThrow(
      'Setting S3_ACCESS_KEY_ID is needed because S3_BUCKET is set.',
    );
  });

  it('names all invalid settings in one error', () => {
    expect(() => parseSettings({ PORT: 'x', ADMIN: 'x' })).toThrow(/PORT.*\n.*ADMIN/);
  });
});
