import type { Field, SanitizedConfig } from 'payload';
import { brand } from '../panel/runtime-brand.ts';

/**
 * Types of fields whose cells are empty without a value and show times in the agency's time zone.
 */
const types: ReadonlySet<Field['type']> = new Set([
  'date',
  'email',
  'number',
  'relationship',
  'select',
  'text',
  'textarea',
  'upload',
]);

/** Cells of fields that Payload adds itself. */
const added: Readonly<Record<string, string>> = {
  _status: '/cms/admin/cells/status-cell.tsx#StatusCell',
  deletedAt: '/cms/admin/cells/trashed-cell.tsx#TrashedCell',
};

const cell = { path: '/cms/admin/cells/list-cell.tsx#ListCell', clientProps: { timeZone: brand.timeZone } };

function setCells(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('fields' in field) setCells(field.fields);
    if (field.type === 'tabs') for (const tab of field.tabs) setCells(tab.fields);
    if (!types.has(field.type) || !('name' in field) || field.admin?.components?.Cell) continue;
    field.admin = {
      ...field.admin,
      components: { ...field.admin?.components, Cell: added[field.name] ?? cell },
    } as typeof field.admin;
  }
}

/**
 * Replaces cells in all lists, including columns that Payload adds itself: Payload's own show times
 * in the browser's zone, and a dash for an empty value.
 */
export function withListCells(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) setCells(fields);
  return config;
}
