import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = (file: string): string => readFileSync(path.resolve('node_modules/@payloadcms/ui/dist', file), 'utf8');

it('Payload clears options when the filter object changes, and keeps a filter left out', () => {
  const field = source('fields/Relationship/Input.js');
  expect(field).toContain('[relationTo, filterOptions, locale, path, menuIsOpen, hasMany]');
  const [, again = ''] = /re-fetch options([\s\S]*?)type: 'CLEAR'/.exec(field) ?? [];
  expect(again).toContain('updateResultsEffectEvent');
  expect(again).not.toContain('search');
  expect(source('forms/Form/mergeServerFormState.js')).toMatch(
    /\.\.\.currentState\[path\],\s+\.\.\.sanitizedIncomingField/,
  );
});
