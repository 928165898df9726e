import { isObject } from '../../../lib/is-object.ts';

type Values = Readonly<Record<string, unknown>>;

const open = (row: unknown): unknown => (isObject(row) ? { collapsed: false, ...row } : row);

/**
 * Marks every row as open that the form has not marked as shut. Needed for `@payloadcms/ui` 3.90.1,
 * where `initCollapsed` also shuts a row that was just added, and does so at every change. No
 * report known.
 *
 * @param parameters of the panel's server function `form-state`, as received
 */
export function withOpenRows(parameters: Values): Values {
  const { formState } = parameters;
  if (!isObject(formState)) return parameters;
  const fields = Object.entries(formState).map(([path, field]) => [
    path,
    isObject(field) && Array.isArray(field.rows) ? { ...field, rows: field.rows.map(open) } : field,
  ]);
  return { ...parameters, formState: Object.fromEntries(fields) };
}
