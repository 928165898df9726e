import { expect, it } from 'vitest';
import { ownCookies } from './own-cookies.ts';

it('keeps the cookies of the panel and no others', () => {
  expect(ownCookies('a=1; payload-token=x.y.z; _ga=2; payload-theme=dark;payload-lng=en')).toBe(
    'payload-token=x.y.z; payload-theme=dark; payload-lng=en',
  );
  expect(ownCookies('a=1; second-step=1.2.x.y')).toBe('second-step=1.2.x.y');
  expect(ownCookies('a=1; b=2')).toBeUndefined();
  expect(ownCookies(undefined)).toBeUndefined();
});

it('keeps each once, so that none can be sent a thousand times', () => {
  expect(ownCookies('payload-token=first; payload-token=second; payload-token=third')).toBe('payload-token=first');
  expect(ownCookies('__proto__=1; payload-tokens=1; PAYLOAD-TOKEN=1; payload-token')).toBeUndefined();
});
