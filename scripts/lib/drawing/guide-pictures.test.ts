import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { views } from '../../guide/states.ts';

const docs = path.resolve(import.meta.dirname, '../../../docs');
const folder = path.join(docs, 'editor-guide');
const guide = readFileSync(path.join(docs, 'editor-guide.md'), 'utf8');
const shown = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }));
const files = readdirSync(folder);

it('every picture of the editor guide exists, is shown once and has a long alt text', () => {
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter(({ file }) => !existsSync(path.join(docs, file)))).toEqual([]);
  expect(new Set(shown.map(({ file }) => file)).size).toBe(shown.length);
  expect(shown.filter(({ alt }) => alt.length < 40)).toEqual([]);
});

it('pictures of the editor guide are all used and have at most 80 kB each', () => {
  const used = shown.map(({ file }) => path.basename(file));
  expect(files.filter((file) => !used.includes(file))).toEqual([]);
  const weights = files.map((file) => statSync(path.join(folder, file)).size);
  expect(Math.max(...weights)).toBeLessThanOrEqual(80_000);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(1_000_000);
});

it('every picture of the editor guide has the aspect ratio of its viewport', async () => {
  const shapes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(path.join(folder, file)).metadata();
      const view = /-412\.\w+$/.test(file) ? views.phone : views.desk;
      // Screenshots with much photographic content are stored smaller, so only the aspect ratio is
      // compared.
      return { file, off: Math.abs(height - (width * view.height) / view.width) };
    }),
  );
  expect(shapes.filter(({ off }) => off > 1)).toEqual([]);
});
