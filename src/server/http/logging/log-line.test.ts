import { expect, it } from 'vitest';
import { withoutSecrets } from '../../app.ts';

const token = '0123456789abcdef0123456789abcdef01234567';

it.each([
  `/admin/reset/${token}`,
  `/admin/%72eset/${token}`,
  `/admin/%2572eset/${token}`,
  `//admin//reset//${token}`,
  `/ADMIN/Reset/${token}`,
  `/admin/./reset/${token}`,
  `/admin/x/../reset/${token}`,
  `/admin\\reset\\${token}`,
  `/reset/${token}`,
  `/admin/reset/${[...token].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join('')}`,
  `/admin/${'%25'.repeat(12)}72eset/${token}`,
  `/some/where/${token.toUpperCase()}`,
])('%s is logged without its token', (path) => {
  const logged = withoutSecrets(path).toLowerCase();
  expect(logged).not.toContain(token.slice(0, 8));
  expect(logged).not.toContain('%30%31');
});

it('a newsletter link is logged without its token', () => {
  for (const prefix of ['', '/zh-hk'])
    expect(withoutSecrets(`${prefix}/forms/newsletter/confirm/1.abc.def`)).toBe(`${prefix}/forms/newsletter/confirm/…`);
});

it.each(['/', '/insights/two-languages-one-address', '/admin/login', '/media/a%20b.png'])(
  '%s is logged unchanged',
  (path) => {
    expect(withoutSecrets(path)).toBe(path);
  },
);
