import { expect, test } from 'vitest';
import { testWorkers } from './test-workers.mjs';

const gigabyte = 1024 ** 3;
const workers = (processors: number, memory: number): number =>
  testWorkers({ given: '', processors, memory: memory * gigabyte });

test('there are as many workers as processors', () => {
  expect(workers(8, 32)).toBe(8);
});

test('memory limits the number of workers', () => {
  expect(workers(16, 8)).toBe(5);
});

test('the smallest machine has two workers', () => {
  expect(workers(1, 1)).toBe(2);
});

test('TEST_WORKERS sets the number of workers', () => {
  expect(testWorkers({ given: '3', processors: 8 })).toBe(3);
});

for (const given of ['0', '-1', 'all', '2.5', '100'])
  test(`TEST_WORKERS=${given} is refused with an error message`, () => {
    expect(() => testWorkers({ given })).toThrow(`TEST_WORKERS is "${given}". Set it to a number from 1 to 99.`);
  });
