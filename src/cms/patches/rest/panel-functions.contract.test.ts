import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mayCall, panelFunctions } from './panel-functions.ts';

// Only Next can load the module, so the test reads its source.
const source = readFileSync(
  path.resolve('node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'),
  'utf8',
);

it('Payload looks a function’s name up as any member of an object, and asks nobody who they are', () => {
  expect(source).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]');
  expect(source).not.toMatch(/hasOwn|if \(!?user/);
});

it('with the patch nothing is called but what the panel has, and that by nobody who does not work here', async () => {
  // Opening Payload would wait for ever.
  const neverOpened = new Promise<never>(() => undefined);
  for (const name of ['constructor', 'toString', '__proto__', undefined, ['form-state']])
    expect(await mayCall(name, new Headers(), neverOpened, {})).toBe(false);
});

/** Functions for several languages, and for scheduling without a check of time and record. */
const unused = ['copy-data-from-locale', 'get-upcoming-scheduled-publish', 'schedule-publish'];

it('the panel has no others but those that the site does without', () => {
  const [, members = ''] = /const baseServerFunctions = \{([\s\S]*?)\n\};/.exec(source) ?? [];
  const names = [...members.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual([...panelFunctions, ...unused].sort());
});
