import { expect, it } from 'vitest';
import { withOpenRows } from './open-rows.ts';

it('a row without a state is opened, and a collapsed row stays collapsed', () => {
  const rows = [
    { id: 'old', collapsed: true },
    { id: 'new', isLoading: true },
    { id: 'opened', collapsed: false },
  ];
  const { formState } = withOpenRows({
    formState: { sections: { rows, value: 3 }, title: { value: 'A' } },
    schemaPath: 'pages',
  });
  expect(formState).toEqual({
    sections: {
      rows: [
        { id: 'old', collapsed: true },
        { id: 'new', isLoading: true, collapsed: false },
        { id: 'opened', collapsed: false },
      ],
      value: 3,
    },
    title: { value: 'A' },
  });
});

it('parameters without rows are returned unchanged', () => {
  for (const parameters of [{}, { formState: undefined }, { formState: { title: null } }])
    expect(withOpenRows(parameters)).toEqual(parameters);
});
