import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

for (const database of ['sqlite', 'postgres']) {
  test(`${database} has one snapshot, that of its newest migration`, () => {
    const files = readdirSync(path.join(import.meta.dirname, database));
    const named = (extension: string) =>
      files.filter((file) => /^\d/.test(file) && file.endsWith(extension)).map((file) => path.parse(file).name);
    expect(named('.json')).toEqual(named('.ts').sort().slice(-1));
  });
}
