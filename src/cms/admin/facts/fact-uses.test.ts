import type { DefaultServerCellComponentProps } from 'payload';
import { expect, it, vi } from 'vitest';
import { FactUsesCell } from './fact-uses.tsx';

// Imports style sheets, which Node cannot load.
vi.mock('./fact-token.tsx', () => ({ FactToken: () => null }));

it('the cell of uses is empty when Payload renders it without a row', async () => {
  expect(await FactUsesCell({ rowData: undefined } as unknown as DefaultServerCellComponentProps)).toBeNull();
});
