import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const source = (file: string): string =>
  readFileSync(path.resolve('node_modules/@payloadcms/ui/dist/forms', file), 'utf8');

it('Payload collapses rows without a state, and gives added rows none', () => {
  const decides = source('fieldSchemasToFormState/isRowCollapsed.js');
  expect(decides).toContain("previousRow && 'collapsed' in previousRow");
  expect(decides).toContain('return field.admin.initCollapsed');
  const [, added = ''] = /case 'ADD_ROW':([\s\S]*?)case '/.exec(source('Form/fieldReducer.js')) ?? [];
  expect(added).toContain('isLoading: true');
  expect(added).not.toContain('collapsed');
});
