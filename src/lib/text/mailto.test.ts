import { expect, it } from 'vitest';
import { mailtoLink } from './mailto.ts';

it('a mailto link escapes parameters in the address', () => {
  expect(mailtoLink('desk@agency.example')).toBe('mailto:desk@agency.example');
  const link = mailtoLink('a?bcc=all@evil.example&body=x');
  expect(link).toBe('mailto:a%3Fbcc%3Dall@evil.example%26body%3Dx');
  expect(new URL(link).search).toBe('');
});
