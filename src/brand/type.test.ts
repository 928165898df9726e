import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { typefaces } from './type.ts';

const facesIn = async (file: string): Promise<readonly string[]> =>
  (await readFile(new URL(`../styles/${file}`, import.meta.url), 'utf8')).match(/@font-face \{[^}]*\}/g) ?? [];
const faces = [...(await facesIn('fonts.css')), ...(await facesIn('fonts.late.css'))];

test('every stand-in that the typefaces name is made of an installed font', () => {
  const standIns = Object.values(typefaces).flatMap((list) =>
    [...list.matchAll(/"((?:Anybody|Faustina) (?!Rest)[^"]+)"/g)].map(([, name]) => name),
  );
  expect(standIns).toHaveLength(12);
  for (const name of standIns) {
    const own = faces.filter((face) => face.includes(`font-family: "${name}";`));
    expect(own.length, name).toBeGreaterThan(0);
    for (const face of own) expect(face).toMatch(/src: local\("[^"]+"\)[^;]*;[^}]+size-adjust: [\d.]+%;/);
  }
});

test('no family has a second file of the same weight: where that is not needed, a browser would still look for its stand-in', () => {
  const files = faces
    .filter((face) => face.includes('url('))
    .map((face) => [/font-family: "?([^";]+)/, /font-weight: ([^;]+)/].map((told) => told.exec(face)?.[1]).join(' '));
  expect(files.toSorted()).toEqual([
    'Anybody 500 900',
    'Anybody Rest 500 900',
    'Faustina 400 599',
    'Faustina 600 900',
    'Faustina Rest 420 700',
    'Plus 400 900',
  ]);
});

test('every list of typefaces names the rest of its face behind it', () => {
  for (const list of Object.values(typefaces))
    expect(list).toMatch(/\b(anybody, "Anybody Rest"|faustina, "Faustina Rest"), /);
});
