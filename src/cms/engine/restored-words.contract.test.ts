import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import restoredWords from './restored-words.mjs';

const restore = readFileSync(path.resolve('node_modules/@payloadcms/next/dist/views/Version/Restore/index.js'), 'utf8');
const choice = "draft || status === 'draft' ? 'version:aboutToRestoreDraft'";

it('Payload says the same of a draft that is restored and of what goes up at once', () => {
  expect(restore).toContain("t(globalConfig ? 'version:aboutToRestoreGlobal' : 'version:aboutToRestore', {");
  expect(restore).not.toContain(choice);
});

it('with the mend the two are told apart', () => {
  expect(restoredWords(restore)).toContain(choice);
});
