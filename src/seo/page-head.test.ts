import { expect, test } from 'vitest';
import { scriptJson } from './page-head.ts';

test('JSON in a script element cannot end it, and reads as the same value', () => {
  const value = { name: '</script><img src="x" onerror="alert(1)">' };
  expect(scriptJson(value)).not.toContain('<');
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});
