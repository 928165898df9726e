import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Ledger, type Made } from './ledger.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'ledger-'));
  for (const folder of ['sample/media']) mkdirSync(path.join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const list = () => path.join(root, 'sample/site-films.json');
const films = () => JSON.parse(readFileSync(list(), 'utf8')) as unknown;

const film = (name: string, hash: string): Made => ({
  siteFilms: { [name]: { hash, width: 1280, height: 720, seconds: 4, webm: [1280], mp4: [1280] } },
});

const hashes = () =>
  Object.fromEntries(
    Object.entries(films() as Record<string, { hash: string }>).map(([name, one]) => [name, one.hash]),
  );

const one = { name: 'films/one', sources: 'a' };
const two = { name: 'films/two', sources: 'b' };

it('lists what was rendered', () => {
  const ledger = new Ledger(root);
  ledger.note(one, film('one', '1'));
  ledger.note(two, film('two', '2'));
  ledger.write([one, two]);
  expect(hashes()).toEqual({ one: '1', two: '2' });
});

it('leaves what somebody else has rendered and committed since, when only another job runs here', () => {
  const first = new Ledger(root);
  first.note(one, film('one', '1'));
  first.note(two, film('two', '2'));
  first.write([one, two]);
  writeFileSync(list(), JSON.stringify({ one: { hash: 'theirs' }, three: { hash: 'theirs too' }, two: { hash: '2' } }));
  const changed = { ...one, sources: 'changed by them' };
  const later = new Ledger(root);
  later.note({ ...two, sources: 'mine' }, film('two', 'mine'));
  later.write([changed, { ...two, sources: 'mine' }]);
  expect(hashes()).toEqual({ one: 'theirs', three: 'theirs too', two: 'mine' });
});

it('forgets what a job no longer makes, and what belongs to no job once all are rendered', () => {
  const first = new Ledger(root);
  first.note(one, film('old name', '1'));
  first.note(two, film('two', '2'));
  first.write([one, two]);
  writeFileSync(list(), JSON.stringify({ ...(films() as object), orphan: { hash: '0' } }));
  const later = new Ledger(root);
  later.note({ ...one, sources: 'renamed' }, film('new name', '1'));
  later.write([{ ...one, sources: 'renamed' }, two]);
  expect(hashes()).toEqual({ 'new name': '1', two: '2' });
});
