import { describe, expect, it } from 'vitest';
import { QueryBudget, SenderAllowances } from './query-budget.ts';

describe('a budget', () => {
  it('ends where a request has read its share', () => {
    const budget = new QueryBudget();
    budget.spend(10_000);
    expect(() => budget.spend(0.1)).toThrow('reads too much at once');
  });

  it('is paid by the sender, who has a new share every minute', () => {
    let time = 1;
    const allowances = new SenderAllowances(() => time);
    const request = (sender: string) => QueryBudget.of(allowances, sender, false).spend(9_980);
    for (let n = 0; n < 10; n += 1) request('one');
    expect(() => request('one')).toThrow('Please wait a minute');
    request('another');
    time = 60_002;
    request('one');
  });
});
