import { expect, it } from 'vitest';
import { forgottenPasswordMail } from './forgotten-password.ts';

it('a link for a new password is good for the hour that is promised, and leads to the public site', () => {
  const mail = forgottenPasswordMail('https://www.example.com');
  expect(mail?.expiration).toBe(3_600_000);
  const html = mail?.generateEmailHTML?.({ token: 'a-token' });
  expect(html).toContain('https://www.example.com/admin/reset/a-token');
});
