import { expect, it } from 'vitest';
import { forgottenPasswordMail } from './forgotten-password.ts';

it('the link of a password reset is valid for an hour and points at the public site', () => {
  const mail = forgottenPasswordMail('https://www.example.com');
  expect(mail?.expiration).toBe(3_600_000);
  const html = mail?.generateEmailHTML?.({ token: 'a-token' });
  expect(html).toContain('https://www.example.com/admin/reset/a-token');
});
