import { expect, it } from 'vitest';
import type { Fact } from '../../../domain/facts.ts';
import { begunAt, factsFor } from './fact-typing.ts';

const facts: readonly Fact[] = [
  { token: 'email-projects', label: 'Email projects', kind: 'text', value: '6 weeks to 6 months' },
  { token: 'shop-shopify', label: 'A shop on Shopify, from', kind: 'dollars', value: '150000' },
  { token: 'projects', label: 'Projects', kind: 'text', value: '400+' },
];
const tokens = (query: string): readonly string[] => factsFor(query, facts).map(({ token }) => token);

it('facts that begin with the query come before facts that contain it', () => {
  expect(tokens('pro')).toEqual(['projects', 'email-projects']);
  expect(tokens('Shop')).toEqual(['shop-shopify']);
  expect(tokens('on shopify')).toEqual(['shop-shopify']);
  expect(tokens('email pro')).toEqual(['email-projects']);
  expect(tokens('')).toHaveLength(3);
  expect(tokens('{')).toEqual([]);
});

it('facts are offered only after an open brace before the caret', () => {
  const typed = (value: string, caret: number, end = caret) => {
    const found = begunAt(value, caret, end);
    return found && [found.start, found.query];
  };
  expect(typed('We made {pro', 12)).toEqual([8, 'pro']);
  expect(typed('We made {pro', 8)).toBeNull();
  expect(typed('We made {pro', 9, 12)).toBeNull();
  expect(typed('{projects} and', 14)).toBeNull();
  expect(typed('{projects} and {', 16)).toEqual([15, '']);
  expect(typed('{\nmore', 6)).toBeNull();
});
