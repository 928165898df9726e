import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const read = (name: string) => readFile(new URL(`../../styles/${name}.css`, import.meta.url), 'utf8');
const [lists, sheet] = [await read('brand'), await read('fonts')];
const faces = sheet.match(/@font-face \{[^}]*\}/g) ?? [];

test('each fallback font of the brand uses a local font with adjusted size', () => {
  const fallbacks = [...lists.matchAll(/"([^"]+ (?:Fallback|Android|Linux))"/g)].map(([, name]) => name);
  expect(fallbacks).toHaveLength(12);
  for (const name of fallbacks) {
    const own = faces.filter((face) => face.includes(`font-family: "${name}";`));
    expect(own.length, name).toBeGreaterThan(0);
    for (const face of own) expect(face).toMatch(/src: local\("[^"]+"\)[^;]*;[^}]+size-adjust: [\d.]+%;/);
  }
});
