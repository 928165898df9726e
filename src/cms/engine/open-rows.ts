type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const open = (row: unknown): unknown => (isObject(row) ? { collapsed: false, ...row } : row);

/**
 * Needed for `@payloadcms/ui` 3.90.1, where `initCollapsed` shuts a row that somebody has just
 * added as well: what they came to fill in is hidden from them. No report known.
 *
 * Says of a form's rows what the form leaves out: one that it has not marked as shut is open. The
 * server would shut it otherwise, at every change.
 *
 * @param parameters of the panel's function `form-state`, as they came
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
