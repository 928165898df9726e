import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startObjectStore } from '../../../e2e/support/stand-ins/object-store.ts';
import { migrationsFor } from '../../cms/database/open.ts';
import { parseSettings } from '../../config/env.ts';
import { startStandIn } from '../../enquiries/destinations/testing/http-stand-in.ts';
import { startMailServer } from '../../enquiries/destinations/testing/mail-stand-in.ts';
import { toolOf } from '../../enquiries/newsletter/tool.ts';
import { noteBackup } from '../../lib/backup-note.ts';
import { database, newsletter, removals } from './database.ts';
import { backups, build, freePort, key, missingFiles, misspelt } from './installation.ts';
import { cureOf, disk, folders, nodeVersion, rights, together, visitorsFiles } from './machine.ts';
import { clock, mail, scanner, services, store } from './services.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-test-'));
const closing: (() => void)[] = [];
const settingsWith = (more: Readonly<Record<string, string>> = {}) => parseSettings({ DATA_DIR: folder, ...more });
/** Address without a listener. */
const unreachable = '127.0.0.1:9';

afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the doctor on the machine', () => {
  it('checks the version of Node', async () => {
    expect(await nodeVersion()).toMatchObject({ state: 'well' });
    expect(await nodeVersion('20.1.0')).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('This is 20.1.0'),
    });
  });

  it('checks that the data folders are writable', async () => {
    expect(await folders(settingsWith({ DATA_DIR: path.join(folder, 'none') }))).toMatchObject([{ state: 'unused' }]);
    mkdirSync(path.join(folder, 'media'));
    expect(await folders(settingsWith())).toMatchObject([{ state: 'well' }, { what: 'Pictures', state: 'well' }]);
    writeFileSync(path.join(folder, 'submissions'), 'a file where a folder should be');
    expect((await folders(settingsWith())).at(-1)).toMatchObject({
      what: 'Files of submissions',
      state: 'wrong',
      words: expect.stringMatching(/cannot be written to by this user \(ENOTDIR\)/),
    });
  });

  it('advises how to make a folder writable', () => {
    expect(cureOf('EACCES')).toMatch(/as the site’s own user, or give it the folder: chown/);
    expect(cureOf('EROFS')).toMatch(/mounted for reading alone/);
    expect(cureOf('ENOTDIR')).toBe('');
  });

  it('checks the permissions of the data and the key', async () => {
    chmodSync(folder, 0o700);
    writeFileSync(path.join(folder, 'secret'), 'x', { mode: 0o600 });
    expect(await rights(settingsWith())).toMatchObject([{ state: 'well' }]);
    chmodSync(folder, 0o755);
    chmodSync(path.join(folder, 'secret'), 0o644);
    expect(await rights(settingsWith())).toMatchObject([
      { what: 'Rights', state: 'wrong', words: expect.stringContaining('chmod 700') },
      { what: 'Key', state: 'wrong', words: expect.stringContaining('chmod 600') },
    ]);
  });

  it('checks the free disk space', async () => {
    expect(await disk(settingsWith(), 1)).toMatchObject({ state: 'well' });
    expect(await disk(settingsWith(), 1e18)).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/^Only [\d.]+ GB are left/),
    });
  });

  it('checks the quota of submitted files', async () => {
    const own = { DATA_DIR: path.join(folder, 'visitors') };
    mkdirSync(path.join(own.DATA_DIR, 'submissions'), { recursive: true });
    writeFileSync(path.join(own.DATA_DIR, 'submissions', 'a.pdf'), 'x'.repeat(90));
    expect(await visitorsFiles(settingsWith(own), 1000)).toMatchObject({ state: 'well' });
    expect(await visitorsFiles(settingsWith(own), 100)).toMatchObject({ state: 'wrong' });
  });

  it.each([
    [{}, 'well', ''],
    [{ SITE_URL: 'https://site.example' }, 'wrong', 'without TRUST_PROXY all visitors count as one'],
    [{ SITE_URL: 'https://site.example', TRUST_PROXY: '1' }, 'well', ''],
    [{ DATABASE_URL: 'postgres://db.example/site' }, 'wrong', 'set SECRET as well'],
  ] as const)('checks that the settings %o are %s in combination', (given, state, words) => {
    expect(together(settingsWith(given))).toMatchObject({ state, words: expect.stringContaining(words) });
  });

  it('checks whether the newsletter tool refuses subscribers', async () => {
    const kept = new DatabaseSync(':memory:');
    const ask = async (statement: string) => kept.prepare(statement).all();
    kept.exec('create table subscribers (confirmed, withdrawn, told, tell_note, refused_by)');
    expect(await newsletter(ask, settingsWith())).toMatchObject({ state: 'unused' });
    const settings = settingsWith({
      NEWSLETTER_WEBHOOK_URL: 'https://tool.example/in',
      NEWSLETTER_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    });
    kept.exec("insert into subscribers values ('1', null, '1', null, null), ('1', '2', '1', null, 'another tool')");
    expect(await newsletter(ask, settings)).toMatchObject({
      state: 'well',
      words: expect.stringContaining('1 of the'),
    });
    kept.exec(`update subscribers set refused_by = '${toolOf(settings)}', tell_note = 'It is gone.'`);
    const words = expect.stringMatching(/^It refused 1 of the subscribers.*It is gone\.$/);
    expect(await newsletter(ask, settings)).toMatchObject({ state: 'wrong', words });
  });

  it('checks whether the removal of expired records waits for an operator', () => {
    const now = Date.parse('2026-11-25T12:00:00Z');
    const note = (more: object) => ({
      key: 'removals-enquiries',
      data: { checkedAt: '2026-11-25T11:00:00Z', ...more },
    });
    expect(removals([note({})], now)).toMatchObject({ state: 'well' });
    expect(removals([note({ held: { count: 40, why: 'they are many' } })], now)).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(
        /^Enquiries and applications: 40 not removed, because they are many\..*erase -- --expired/,
      ),
    });
    const ahead = { key: 'removals-trash', data: JSON.stringify({ checkedAt: '2026-10-01T00:00:00Z' }) };
    expect(removals([note({}), ahead], now)).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('more than 30 days after 2026-10-01'),
    });
  });

  it('checks the clock against other services and the newest data', () => {
    const now = Date.parse('2026-11-25T12:00:00Z');
    expect(clock([undefined], now - 1000, now)).toMatchObject({ state: 'well' });
    expect(clock([2000, undefined], 0, now)).toMatchObject({ state: 'well' });
    expect(clock([], now + 60_000, now)).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/newest of the data are of 2026-11-25T12:01:00.000Z.*by NTP/),
    });
    expect(clock([-600_000], 0, now)).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('by 600 seconds'),
    });
  });
});

describe('the doctor in the installation', () => {
  it('checks for misspelt settings', () => {
    expect(misspelt({ SMTP_URL: 'a', HOSTNAME: 'b', HOME: 'c', npm_config_user_agent: 'd' })).toMatchObject({
      state: 'well',
    });
    expect(misspelt({ SMPT_URL: 'a', trust_proxy: '1' })).toMatchObject({
      state: 'wrong',
      words: 'SMPT_URL is no setting; is SMTP_URL meant? trust_proxy is no setting; is TRUST_PROXY meant?',
    });
  });

  it('checks that the build matches the site URL', () => {
    const built = mkdtempSync(path.join(folder, 'build-'));
    expect(build(settingsWith(), built)).toMatchObject({ state: 'wrong', words: expect.stringMatching(/^Nothing is/) });
    writeFileSync(path.join(built, 'build.json'), JSON.stringify({ version: '1.2.3', commit: 'abc', siteUrl: null }));
    expect(build(settingsWith(), built)).toMatchObject({
      state: 'well',
      words: 'Version 1.2.3 (abc), for http://localhost:3000.',
    });
    expect(build(settingsWith({ SITE_URL: 'https://site.example' }), built)).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('built for http://localhost:3000, and SITE_URL is https://site.example'),
    });
  });

  it('checks that accounts have their key', () => {
    expect(key(settingsWith(), 0, () => false)).toMatchObject({ state: 'unused' });
    expect(key(settingsWith(), 3, () => true)).toMatchObject({ state: 'well' });
    expect(key(settingsWith({ SECRET: 's'.repeat(32) }), 3, () => false)).toMatchObject({ state: 'well' });
    expect(key(settingsWith(), 3, () => false)).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('there are 3 accounts'),
    });
    expect(key(settingsWith(), 1, () => false).words).toContain('there is 1 account.');
  });

  it('checks for missing picture files', async () => {
    const own = mkdtempSync(path.join(folder, 'pictures-'));
    mkdirSync(path.join(own, 'media'));
    writeFileSync(path.join(own, 'media', 'a.jpg'), 'x');
    const given = settingsWith({ DATA_DIR: own });
    expect(await missingFiles(given, ['a.jpg'])).toMatchObject({ state: 'well' });
    expect(await missingFiles(given, ['a.jpg', ...'bcdefgh'])).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/^7 of 8 are not in .*: b, c, d, e, f and 2 more\./),
    });
  });

  it('checks that no other program uses the port', async () => {
    const other = await startStandIn((_request, response) => void response.end('something else'));
    closing.push(other.stop);
    const site = await startStandIn((_request, response) => void response.end('ok 1.2.3'));
    closing.push(site.stop);
    const at = (url: string) => settingsWith({ HOST: '127.0.0.1', PORT: new URL(url).port });
    expect(await freePort(settingsWith({ PORT: '0' }))).toMatchObject({ state: 'well' });
    expect(await freePort(at(site.url))).toMatchObject({ state: 'well', words: expect.stringContaining('site runs') });
    expect(await freePort(at(other.url))).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('taken by another program'),
    });
  });

  it('checks the age of the newest backup', async () => {
    const own = mkdtempSync(path.join(folder, 'backups-'));
    const atHome = settingsWith({ DATA_DIR: own });
    const inPublic = settingsWith({ DATA_DIR: own, SITE_URL: 'https://site.example' });
    expect(backups(atHome)).toMatchObject({ state: 'unused' });
    expect(backups(inPublic)).toMatchObject({ state: 'wrong', words: expect.stringMatching(/^None was ever made/) });
    await noteBackup(atHome, { made: '2026-11-25T02:00:00.000Z', folder: '/backup/1' });
    expect(backups(inPublic, Date.parse('2026-11-26T02:00:00Z'))).toMatchObject({ state: 'well' });
    expect(backups(inPublic, Date.parse('2026-11-28T02:00:00Z'))).toMatchObject({
      state: 'wrong',
      words:
        'The newest is of 2026-11-25 02:00 UTC, in /backup/1. Make a new one, each night: npm run backup -- FOLDER',
    });
    writeFileSync(path.join(own, 'last-backup.json'), '{');
    expect(backups(atHome)).toMatchObject({ state: 'unused' });
  });
});

describe('the doctor with other services', () => {
  it('checks the mail server, without sending a mail', async () => {
    const mails: unknown[] = [];
    const server = await startMailServer((one) => void mails.push(one));
    closing.push(server.stop);
    expect(await mail(settingsWith({ SMTP_URL: server.url }))).toMatchObject({ state: 'well' });
    expect(mails).toEqual([]);
    expect(await mail(settingsWith({ SMTP_URL: `smtp://${unreachable}` }))).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await mail(settingsWith())).toMatchObject({ state: 'unused' });
  });

  it('checks that the bucket can be listed with the key', async () => {
    const bucket = await startObjectStore('pictures', 'the-key');
    closing.push(bucket.stop);
    const given = {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: bucket.url,
      S3_ACCESS_KEY_ID: 'the-key',
      S3_SECRET_ACCESS_KEY: 'x',
    };
    expect(await store(settingsWith(given))).toMatchObject({ state: 'well' });
    expect(await store(settingsWith({ ...given, S3_ACCESS_KEY_ID: 'another' }))).toMatchObject({
      state: 'wrong',
      words: expect.stringContaining('AccessDenied'),
    });
  });

  it('checks that hosts answer, without sending data or tokens', async () => {
    const host = await startStandIn(({ path: target }, response) => {
      response
        .writeHead(target === '/failing' ? 502 : 404, { date: new Date(Date.now() - 3_600_000).toUTCString() })
        .end();
    });
    closing.push(host.stop);
    const [crm, sheet, webhook, content] = await services(
      settingsWith({
        CRM_BASE_URL: host.url,
        CRM_API_TOKEN: 'a-token',
        SHEET_ENDPOINT_URL: `${host.url}/failing`,
        WEBHOOK_URL: `${host.url}/a-secret-path`,
        WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
        CONTENT_API_URL: `http://${unreachable}/api`,
      }),
    );
    expect(crm?.finding).toMatchObject({ what: 'CRM', state: 'well' });
    expect(crm?.ahead).toBeLessThan(-3_590_000);
    expect(sheet?.finding).toMatchObject({ state: 'wrong', words: expect.stringContaining('answers 502') });
    expect(webhook?.finding).toMatchObject({ state: 'well', words: expect.not.stringContaining('a-secret-path') });
    expect(content?.finding).toMatchObject({ state: 'wrong', words: expect.stringContaining('cannot be reached') });
    for (const { method, headers, body } of host.seen) {
      expect([method, body.byteLength]).toEqual(['HEAD', 0]);
      expect(JSON.stringify(headers)).not.toContain('a-token');
    }
  });

  it('checks the virus scanner, if configured', async () => {
    expect(await scanner(settingsWith())).toMatchObject({ state: 'unused' });
    expect(await scanner(settingsWith({ CLAMD_URL: `tcp://${unreachable}` }))).toMatchObject({ state: 'wrong' });
  });

  it('checks that the database is readable', async () => {
    const own = mkdtempSync(path.join(folder, 'own-'));
    expect((await database(settingsWith({ DATA_DIR: own }))).finding).toMatchObject({ state: 'unused' });
    writeFileSync(path.join(own, 'site.db'), 'this is no database, however long it is'.repeat(100));
    expect((await database(settingsWith({ DATA_DIR: own }))).finding).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/not a database\. It is damaged: .*npm run restore/),
    });
    writeFileSync(path.join(own, 'site.db'), '');
    expect((await database(settingsWith({ DATA_DIR: own }))).finding).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/is empty.*npm run restore/),
    });
    expect((await database(settingsWith({ DATABASE_URL: `postgres://${unreachable}/site` }))).finding).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/^127\.0\.0\.1:9 \(DATABASE_URL\) .*ECONNREFUSED.*\./),
    });
  });
});

describe('the doctor with a database', () => {
  const own = mkdtempSync(path.join(folder, 'versions-'));
  const applied = async (names: readonly string[]) => {
    const file = new DatabaseSync(path.join(own, 'site.db'));
    file.exec('drop table if exists payload_migrations; create table payload_migrations (name text)');
    for (const name of names) file.prepare('insert into payload_migrations values (?)').run(name);
    file.close();
    return (await database(settingsWith({ DATA_DIR: own }))).finding;
  };

  it('checks for pending migrations and a newer version', async () => {
    const names = (await migrationsFor(settingsWith())).map(({ name }) => name);
    expect(await applied(names.slice(1))).toMatchObject({ state: 'well', words: expect.stringContaining('(1 step)') });
    expect(await applied([...names, '20990101_later'])).toMatchObject({
      state: 'wrong',
      words: expect.stringMatching(/newer version.*20990101_later.*Bring that version back, or restore/),
    });
  });
});

describe('the doctor command', () => {
  const built = mkdtempSync(path.join(folder, 'built-'));
  writeFileSync(path.join(built, 'build.json'), JSON.stringify({ version: '1.2.3', commit: null, siteUrl: null }));
  const given = { NODE_ENV: 'production' as const, DATA_DIR: path.join(folder, 'none'), BUILD_DIR: built, PORT: '0' };
  const doctor = (env: Readonly<Record<string, string>>) =>
    promisify(execFile)(process.execPath, ['scripts/doctor.mjs'], {
      env: { PATH: process.env.PATH ?? '', ...given, ...env },
    });

  it('exits with 0 when nothing is wrong', async () => {
    const { stdout } = await doctor({});
    expect(stdout).toMatch(/✓ Settings: .*[\s\S]*– Mail: SMTP_URL is not set[\s\S]*Nothing is wrong\.\n$/);
  });

  it('exits with 1 and the number of problems or the invalid settings', async () => {
    await expect(doctor({ SMTP_URL: `smtp://${unreachable}` })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/✗ Mail: .*\n[\s\S]*1 to put right\.\n$/),
    });
    await expect(doctor({ PORT: 'many', ADMIN: '3' })).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^✗ Setting PORT must be a number\.\n✗ Setting ADMIN /),
    });
  });
});
