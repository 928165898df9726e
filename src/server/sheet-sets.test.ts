import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fastify } from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { sheetSetAddress } from '../shared/sheet-set.ts';
import * as compressed from './compressed.ts';
import { noteSheetSets, sheetSets } from './sheet-sets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sheet-sets-test-'));
const sheets = Array.from({ length: 12 }, (_, n) => `.of-${n}{color:red}`);
mkdirSync(path.join(folder, 'server'));
writeFileSync(path.join(folder, 'server', 'page-styles.json'), JSON.stringify(sheets));

afterAll(() => rmSync(folder, { recursive: true }));

it('compresses only sets that a rendered page links, and sends others of this build as they are', async () => {
  const compress = vi.spyOn(compressed, 'thoroughlyCompressed');
  const server = fastify();
  sheetSets(server, folder);
  const headers = { 'accept-encoding': 'br' };
  const computed = Array.from({ length: 66 }, (_, n) => sheetSetAddress(sheets, [n % 6, 6 + (n % 5), 11]));
  for (const answer of await Promise.all(computed.map((url) => server.inject({ url, headers })))) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
  }
  expect(compress).not.toHaveBeenCalled();

  const url = sheetSetAddress(sheets, [0, 3]);
  noteSheetSets(`<link rel="stylesheet" href="${url}">`);
  noteSheetSets(`<p>href=&quot;${sheetSetAddress(sheets, [1, 3])}&quot;</p>`);
  const answers = await Promise.all([1, 2, 3].map(() => server.inject({ url, headers })));
  expect(answers.map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'br', 'br']);
  expect(compress).toHaveBeenCalledTimes(1);
  const echoed = await server.inject({ url: sheetSetAddress(sheets, [1, 3]), headers });
  expect(echoed.headers['content-encoding']).toBeUndefined();

  noteSheetSets('<link rel="stylesheet" href="/sheets/none.css">');
  for (const name of ['none.css', 'AQ.00000000.css', 'x'])
    expect((await server.inject(`/sheets/${name}`)).statusCode).toBe(404);
  await server.close();
});
