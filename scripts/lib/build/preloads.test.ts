import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainPreloads } from './preloads.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'preloads-'));
  mkdirSync(path.join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds scripts by their names; `main.js` is the entry. */
async function built(sources: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, string>> {
  for (const [name, source] of Object.entries(sources)) writeFileSync(path.join(folder, 'src', name), source);
  const result = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainPreloads()],
    build: { write: false, rollupOptions: { input: path.join(folder, 'src/main.js'), preserveEntrySignatures: false } },
  })) as Rollup.RollupOutput;
  return new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code] as const] : [])));
}

const lazily = (name: string) => `import { shared } from './shared.js'; export const act = () => shared('${name}');`;
const sources = {
  'shared.js': 'export const shared = (name) => console.log(name, globalThis);',
  'one.js': lazily('one'),
  'other.js': lazily('other'),
  'main.js': "import('./one.js').then(({ act }) => act()); import('./other.js').then(({ act }) => act());",
};

/** Runs the entry in a page with a stub of the head; returns the appended and imported files. */
async function run(code: string): Promise<readonly string[]> {
  const calls: string[] = [];
  const page = {
    createElement: (name: string) => ({ name }),
    head: {
      append: (link: Readonly<Record<string, string>>) => calls.push(`${link.name} ${link.rel} ${link.href}`),
    },
  };
  const bring = async (file: string) => ({ act: () => calls.push(`act of ${file}`) });
  const script = code.replaceAll(/\bimport\(/g, 'bring(').replace(/export\s*\{[^}]*\};?/, '');
  await new Function('document', 'bring', script)(page, bring);
  await new Promise(setImmediate);
  return calls.map((one) => one.replaceAll(/-[\w-]{8}\.js/g, '.js'));
}

it('a dynamic import preloads the static imports of its module once', async () => {
  const code = (await built(sources)).get('main');
  const calls = await run(code ?? '');
  expect(calls.filter((one) => one.endsWith('/shared.js'))).toEqual(['link modulepreload /assets/shared.js']);
  expect(calls).toContain('act of ./one.js');
  expect(calls).toContain('act of ./other.js');
});

it('the preload helper has no code for style sheets or old browsers', async () => {
  const code = (await built(sources)).get('main');
  expect(code).not.toMatch(/vite:preloadError|csp-nonce|stylesheet/);
});

it('a script that imports a style sheet fails the build', async () => {
  const withSheet = {
    'one.css': 'p { color: red }',
    'one.js': "import './one.css'; export const act = () => 1;",
    'main.js': "import('./one.js').then(({ act }) => act());",
  };
  await expect(built(withSheet)).rejects.toThrow('imports a script that brings assets/one');
});
