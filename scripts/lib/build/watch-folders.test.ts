import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'watched-'));
afterAll(() => rmSync(folder, { recursive: true }));

const replace = (file: string, words: string) => {
  writeFileSync(path.join(folder, '.part'), words);
  renameSync(path.join(folder, '.part'), file);
};

it('a watcher reports each replacement of a file, and files in new folders', async () => {
  mkdirSync(path.join(folder, 'deep/deeper'), { recursive: true });
  const file = path.join(folder, 'deep/deeper/name.ts');
  writeFileSync(file, '0');
  const changed = vi.fn<(file: string) => void>();
  watchFolders(folder, changed);
  for (const words of ['1', '2', '3']) {
    changed.mockClear();
    replace(file, words);
    await expect.poll(() => changed.mock.calls.flat()).toContain(file);
  }
  changed.mockClear();
  writeFileSync(file, '4');
  await expect.poll(() => changed.mock.calls.flat()).toContain(file);

  mkdirSync(path.join(folder, 'new'));
  await expect.poll(() => changed.mock.calls.flat()).toContain(path.join(folder, 'new'));
  writeFileSync(path.join(folder, 'new/file.ts'), '1');
  await expect.poll(() => changed.mock.calls.flat()).toContain(path.join(folder, 'new/file.ts'));
});
