import { expect, it } from 'vitest';
import { withStableFilters } from './stable-filters.ts';

const filter = () => ({ films: { or: [{ filename: { exists: true } }] } });

it('an unchanged filter is left out of the form state, a new or changed one is kept', () => {
  const { state } = withStableFilters(
    {
      formState: {
        kept: { value: 1, filterOptions: filter() },
        changed: { filterOptions: { films: false } },
        first: { value: 2 },
      },
    },
    {
      state: {
        kept: { value: 1, valid: true, filterOptions: filter() },
        changed: { filterOptions: filter() },
        first: { filterOptions: filter() },
        added: { filterOptions: filter() },
        title: { value: 'A' },
      },
    },
  );
  expect(state).toEqual({
    kept: { value: 1, valid: true },
    changed: { filterOptions: filter() },
    first: { filterOptions: filter() },
    added: { filterOptions: filter() },
    title: { value: 'A' },
  });
});

it('responses without comparable form state are returned unchanged', () => {
  for (const answer of [null, undefined, 'text', { errors: [] }, { state: null }])
    expect(withStableFilters({ formState: {} }, answer)).toEqual(answer);
  expect(withStableFilters({}, { state: { title: { filterOptions: 1 } } })).toEqual({
    state: { title: { filterOptions: 1 } },
  });
});
