import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const drizzle = path.resolve('node_modules/drizzle-orm');

const outputOf = (script: string, ...flags: readonly string[]): unknown =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--disable-warning=ExperimentalWarning', '--eval', script], {
      encoding: 'utf8',
    }),
  );

it('Node rebuilds the package.json data for every import within a package', () => {
  const reader = outputOf(
    "console.log(JSON.stringify(require('internal/modules/package_json_reader').getPackageScopeConfig.toString()))",
    '--expose-internals',
  );
  expect(reader).toContain('...data');
});

it('Drizzle is one package of ES modules that import each other by file path', () => {
  expect(globSync('**/package.json', { cwd: drizzle })).toEqual(['package.json']);
  expect(JSON.parse(readFileSync(path.join(drizzle, 'package.json'), 'utf8')).type).toBe('module');
  const named = globSync('**/*.js', { cwd: drizzle }).flatMap((file) => [
    ...readFileSync(path.join(drizzle, file), 'utf8').matchAll(/^(?:import|export)[^'"]* from ["'](\.[^"']*)["']/gm),
  ]);
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(([, file]) => !file?.endsWith('.js'))).toEqual([]);
});

it('with the patch imports within Drizzle bypass Node’s resolver and give the same modules', () => {
  const { asked, same } = outputOf(`
    const { registerHooks } = require('node:module');
    const asked = [];
    registerHooks({ resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) asked.push(specifier);
      return next(specifier, context);
    } });
    (async () => {
      const { importPlainly } = await import('./src/cms/patches/rest/plain-imports.ts');
      importPlainly();
      const { sql } = await import('drizzle-orm');
      const own = await import(require('node:url').pathToFileURL('node_modules/drizzle-orm/sql/sql.js').href);
      console.log(JSON.stringify({ asked, same: sql === own.sql }));
    })();
  `) as { asked: string[]; same: boolean };
  expect(same).toBe(true);
  expect(asked).toEqual([]);
});
