import { describe, expect, it } from 'vitest';
import { changesSince } from './changes.ts';
import { compareVersions, keptRecord, keptVersions, presentRecord, type ReleaseRecord } from './record.ts';

const before: ReleaseRecord = {
  version: '1.2.0',
  node: '24.1.0',
  settings: { PORT: 3000, SMTP_URL: null, ADMIN: true },
  packages: { astro: '7.0.0', sharp: '0.1.0' },
  migrations: { sqlite: ['1_initial'], postgres: ['1_initial', '2_more'] },
};
const changelog = '# Changes\n\n## 1.2.0\n\nA first.\n';
const withNext = (words: string) => changelog.replace('## 1.2.0', `## Next\n\n${words}\n\n## 1.2.0`);

describe('what a release would change', () => {
  it('is nothing when nothing has', () => {
    expect(changesSince(before, before, changelog)).toEqual({ lines: [], faults: [] });
  });

  it('names the steps of the database, settings, packages and Node', () => {
    const now: ReleaseRecord = {
      ...before,
      node: '24.2.0',
      settings: { PORT: 8080, ADMIN: true, MAIL_TO: null },
      packages: { astro: '7.1.0', zod: '4.0.0' },
      migrations: { sqlite: ['1_initial', '3_late'], postgres: ['1_initial', '2_more', '3_late'] },
    };
    const { lines, faults } = changesSince(before, now, withNext('`PORT`, `MAIL_TO` and `SMTP_URL` are others.'));
    expect(lines).toEqual([
      'Node: 24.2.0 instead of 24.1.0',
      'Database on SQLite: 1 steps (3_late)',
      'Database on PostgreSQL: 1 steps (3_late)',
      'Setting MAIL_TO: new (none)',
      'Setting SMTP_URL: gone',
      'Setting PORT: 8080 instead of 3000',
      'Package zod 4.0.0: new',
      'Package sharp: gone',
      'Package astro: 7.1.0 instead of 7.0.0',
    ]);
    expect(faults).toEqual([]);
  });

  it('has to be in the changelog, each setting by its name', () => {
    const now = { ...before, settings: { ...before.settings, MAIL_TO: null } };
    expect(changesSince(before, now, changelog).faults).toEqual(['CHANGELOG.md has no entry "Next".']);
    expect(changesSince(before, now, withNext('Some mail.')).faults).toEqual([
      'CHANGELOG.md says nothing under "Next" of MAIL_TO.',
    ]);
    expect(changesSince(before, now, withNext('`MAIL_TO` is told.')).faults).toEqual([]);
    const raised = { ...now, version: '1.3.0' };
    expect(changesSince(before, raised, withNext('`MAIL_TO`')).faults).toEqual(['CHANGELOG.md has no entry "1.3.0".']);
  });

  it('may not be a version of before, nor change the database in the last number alone', () => {
    const entry = (version: string) => changelog.replace('## 1.2.0', `## ${version}\n\nMore.\n\n## 1.2.0`);
    const stepped = { ...before, migrations: { ...before.migrations, sqlite: ['1_initial', '2_more'] } };
    const faultsOf = (version: string) => changesSince(before, { ...stepped, version }, entry(version)).faults;
    expect(faultsOf('1.1.9')[0]).toContain('1.2.0 was released already');
    expect(faultsOf('1.2.1')[0]).toContain('in its last number alone');
    expect(faultsOf('1.3.0')).toEqual([]);
    expect(faultsOf('2.0.0')).toEqual([]);
  });

  it('may not take steps of the database away that a release had', () => {
    const now = { ...before, migrations: { sqlite: ['1_initial'], postgres: ['1_initial', '2_other'] } };
    expect(changesSince(before, now, withNext('x')).faults).toEqual([
      'PostgreSQL: steps that 1.2.0 had are gone (2_more).',
    ]);
  });

  it('is one line for the first of all', () => {
    expect(changesSince(undefined, before, changelog).faults).toEqual([]);
    expect(changesSince(undefined, before, '# Changes\n').faults).toEqual(['CHANGELOG.md has no entry for 1.2.0.']);
  });
});

it('versions are in the order of their numbers', () => {
  expect(['0.10.0', '0.2.0', '1.0.0', '0.2.10', '0.2.9'].sort(compareVersions)).toEqual([
    '0.2.0',
    '0.2.9',
    '0.2.10',
    '0.10.0',
    '1.0.0',
  ]);
});

it('this version knows every step of the releases that are kept, and is none of before them', () => {
  const now = presentRecord();
  for (const version of keptVersions()) {
    const { migrations } = keptRecord(version);
    expect(compareVersions(now.version, version)).toBeGreaterThanOrEqual(0);
    for (const kind of ['sqlite', 'postgres'] as const)
      expect(now.migrations[kind]).toEqual(expect.arrayContaining(migrations[kind]));
  }
});
