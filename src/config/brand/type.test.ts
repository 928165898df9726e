import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { typefaces } from './type.ts';

const sheet = await readFile(new URL('../../styles/fonts.css', import.meta.url), 'utf8');
const faces = sheet.match(/@font-face \{[^}]*\}/g) ?? [];

test('every stand-in that the typefaces name is made of an installed font', () => {
  const standIns = Object.values(typefaces).flatMap((list) =>
    [...list.matchAll(/"((?:Anybody|Faustina) [^"]+)"/g)].map(([, name]) => name),
  );
  expect(standIns).toHaveLength(12);
  for (const name of standIns) {
    const own = faces.filter((face) => face.includes(`font-family: "${name}";`));
    expect(own.length, name).toBeGreaterThan(0);
    for (const face of own) expect(face).toMatch(/src: local\("[^"]+"\)[^;]*;[^}]+size-adjust: [\d.]+%;/);
  }
});
