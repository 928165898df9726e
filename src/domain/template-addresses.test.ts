import { expect, it } from 'vitest';
import { isReserved } from './template-addresses.ts';

it('routes of the software are reserved, and pages with a similar beginning are not', () => {
  for (const path of [
    '/cms',
    '/api/jobs.json',
    '/panel/x.svg',
    '/han/abcd.woff2',
    '/metrics',
    '/forms/challenge',
    '/form-start',
  ])
    expect(isReserved(path), path).toBe(true);
  for (const path of ['/', '/cms-development', '/api-integration', '/formats', '/media-kit', '/hanging', '/work/cms'])
    expect(isReserved(path), path).toBe(false);
});
