import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayCall, panelFunctions } from './panel-functions.ts';

// Only Next can load the module, so the test reads its source.
const source = readFileSync(
  path.resolve('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'),
  'utf8',
);

it('Payload looks up server functions by inherited names too, and checks no account', () => {
  expect(source).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]');
  expect(source).not.toMatch(/hasOwn|if \(!?user/);
});

it('with the patch unknown and inherited function names are refused', async () => {
  // Opening Payload would wait for ever.
  const neverOpened = new Promise<never>(() => undefined);
  for (const name of ['constructor', 'toString', '__proto__', undefined, ['form-state']])
    expect(await mayCall(name, new Headers(), neverOpened, {})).toBe(false);
});

/** Functions for several languages, and for scheduling without a check of time and record. */
const unused = ['copy-data-from-locale', 'get-upcoming-scheduled-publish', 'schedule-publish'];

it('Payload has only the functions that the panel uses, and three unused ones', () => {
  const [, members = ''] = /const baseServerFunctions = \{([\s\S]*?)\n\};/.exec(source) ?? [];
  const names = [...members.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...panelFunctions, ...unused].sort());
});
