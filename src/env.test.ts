import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './env.ts';

describe('readSettings', () => {
  it('has a default for everything that the site needs', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', ADMIN: true, SITE_URL: 'http://localhost:3000' });
    expect(settings.DATA_DIR).toBe(path.resolve('data'));
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('counts an empty value as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', ADMIN: '' })).toMatchObject({ PORT: 3000, ADMIN: true });
  });

  it('takes the trailing slash off addresses', () => {
    expect(readSettings({ SITE_URL: 'https://www.signalnine.example/' }).SITE_URL).toBe(
      'https://www.signalnine.example',
    );
  });

  it.each([
    [{ PORT: 'three thousand' }, 'Setting PORT must be a number.'],
    [{ PORT: '70000' }, 'Setting PORT must be between 0 and 65535.'],
    [{ ADMIN: 'yes' }, 'Setting ADMIN must be "on" or "off".'],
    [{ DATABASE_URL: 'mysql://db' }, 'Setting DATABASE_URL must be a postgres:// address'],
    [{ SITE_URL: 'signalnine.example' }, 'Setting SITE_URL must be an http:// or https:// address.'],
    [{ SECRET: 'short' }, 'Setting SECRET must be at least 32 characters long.'],
    [{ ADMIN_EMAIL: 'nobody' }, 'Setting ADMIN_EMAIL must be an e-mail address.'],
    [{ SMTP_URL: 'http://mail' }, 'Setting SMTP_URL must be an smtp:// or smtps:// address.'],
  ])('refuses %o in one plain line', (source, message) => {
    expect(() => readSettings(source)).toThrow(SettingsError);
    expect(() => readSettings(source)).toThrow(message);
  });

  it('names the setting that is missing beside another', () => {
    expect(() => readSettings({ ADMIN_EMAIL: 'a@b.example' })).toThrow(
      'Setting ADMIN_PASSWORD is needed because ADMIN_EMAIL is set.',
    );
    expect(() => readSettings({ S3_BUCKET: 'media' })).toThrow(
      'Setting S3_ACCESS_KEY_ID is needed because S3_BUCKET is set.',
    );
  });

  it('names every bad setting at once', () => {
    expect(() => readSettings({ PORT: 'x', ADMIN: 'x' })).toThrow(/PORT.*\n.*ADMIN/);
  });
});
