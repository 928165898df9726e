import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { abortRemoved, lifetimeOf } from './element-lifetime.ts';

it('the signal of an element is aborted only after the element has left the page', () => {
  const shown = { isConnected: true };
  const element = shown as Element;
  const life = lifetimeOf(element);
  expect(lifetimeOf(element)).toBe(life);
  abortRemoved();
  expect(life.aborted).toBe(false);
  shown.isConnected = false;
  abortRemoved();
  expect(life.aborted).toBe(true);
});

/** Listeners on window, document or a media query, and intervals. */
const outside = /(?<![.\w])(?:(?:document|window|wide)\.)?(?:addEventListener|setInterval)\((?:[^()]|\([^()]*\))*\)/g;

it('client modules end global listeners and intervals with their element', () => {
  for (const file of globSync('src/**/*.client.ts')) {
    const source = readFileSync(file, 'utf8');
    for (const [call] of source.matchAll(outside))
      if (call.startsWith('setInterval')) expect(source, file).toContain('clearInterval');
      else expect(call, file).toContain('signal: gone');
  }
});
