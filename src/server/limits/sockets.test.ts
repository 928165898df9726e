import { expect, it } from 'vitest';
import { longestSending } from '../../forms/rules.ts';
import { socketLimits } from './sockets.ts';

it('the request timeout is longer than the form waits for an upload', () => {
  expect(socketLimits.requestTimeout).toBeGreaterThan(longestSending);
});
