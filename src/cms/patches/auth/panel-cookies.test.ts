import { expect, it } from 'vitest';
import { panelCookies } from './panel-cookies.ts';

it('only the cookies of the panel are kept', () => {
  expect(panelCookies('a=1; payload-token=x.y.z; _ga=2; payload-theme=dark;payload-lng=en')).toBe(
    'payload-token=x.y.z; payload-theme=dark; payload-lng=en',
  );
  expect(panelCookies('a=1; second-step=1.2.x.y')).toBe('second-step=1.2.x.y');
  expect(panelCookies('a=1; b=2')).toBeUndefined();
  expect(panelCookies(undefined)).toBeUndefined();
});

it('a repeated cookie is kept once, and similar names are dropped', () => {
  expect(panelCookies('payload-token=first; payload-token=second; payload-token=third')).toBe('payload-token=first');
  expect(panelCookies('__proto__=1; payload-tokens=1; PAYLOAD-TOKEN=1; payload-token')).toBeUndefined();
});
