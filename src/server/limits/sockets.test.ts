import { expect, it } from 'vitest';
import { longestSending } from '../../forms/rules.ts';
import { socketLimits } from './sockets.ts';

it('a request with a file may take longer than its form waits', () => {
  expect(socketLimits.requestTimeout).toBeGreaterThan(longestSending);
});
