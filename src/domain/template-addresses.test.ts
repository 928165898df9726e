import { expect, it } from 'vitest';
import { isReserved } from './template-addresses.ts';

it('reserves the first parts of what the software answers, and no page that begins alike', () => {
  for (const path of ['/cms', '/api/jobs.json', '/panel/x.svg', '/metrics', '/forms/challenge', '/form-start'])
    expect(isReserved(path), path).toBe(true);
  for (const path of ['/', '/cms-development', '/api-integration', '/formats', '/media-kit', '/work/cms'])
    expect(isReserved(path), path).toBe(false);
});
