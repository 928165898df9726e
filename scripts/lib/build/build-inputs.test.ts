import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inputs } from './build.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  imports: Readonly<Record<string, string>>;
};

/**
 * Files that a file imports by a relative path or a name of `package.json`, without type imports
 * and other imports that a build erases.
 */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/^import type [^;]*;$/gms, '')
    .replaceAll(/typeof import\([^)]*\)/g, '');
  const named = [...source.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+|#[a-z/]+)/g)].map(
    ([, target = '']) => target,
  );
  return named
    .map((target) => imports[target] ?? path.join(path.dirname(file), target))
    .map((target) => path.normalize(target))
    .filter((target) => existsSync(path.join(root, target)) && statSync(path.join(root, target)).isFile());
}

function everyImport(entries: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (/\.(ts|tsx|mjs|js|astro|css)$/.test(file)) for (const target of importsOf(file)) visit(target);
  };
  for (const entry of entries) visit(entry);
  return seen;
}

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/(^|\/)\.next\//.test(file))
    .map((file) => path.join(folder, file));

const entries = {
  site: [
    'astro.config.mjs',
    'src/middleware/index.ts',
    ...filesIn('src/pages', /\.(astro|ts)$/),
    ...filesIn('src/gallery', /\.astro$/),
  ],
  // Payload's own files name the configuration by an alias.
  admin: ['src/server/payload-config.ts', ...filesIn('admin', /\.(tsx?|m?js)$/)],
} as const;

describe.each(['site', 'admin'] as const)('the build of the %s', (part) => {
  it('lists every imported file as an input', () => {
    const files = [...everyImport(entries[part])];
    expect(files.length).toBeGreaterThan(20);
    const covered = (file: string) => inputs[part].some((input) => file === input || file.startsWith(`${input}/`));
    expect(files.filter((file) => !covered(file))).toEqual([]);
  });
});
