import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (name: string) => readFile(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8');
const [lists, sheet] = [await read('brand'), await read('fonts')];
const faces = sheet.match(/@font-face \{[^}]*\}/g) ?? [];

test('every stand-in that the typefaces name is made of an installed font', () => {
  const standIns = [...lists.matchAll(/"([^"]+ (?:Fallback|Android|Linux))"/g)].map(([, name]) => name);
  expect(standIns).toHaveLength(12);
  for (const name of standIns) {
    const own = faces.filter((face) => face.includes(`font-family: "${name}";`));
    expect(own.length, name).toBeGreaterThan(0);
    for (const face of own) expect(face).toMatch(/src: local\("[^"]+"\)[^;]*;[^}]+size-adjust: [\d.]+%;/);
  }
});
