import type { FieldHook } from 'payload';

/**
 * Fills in the title of a new record that the link to its form gives: `…/create?title=…`. The panel
 * creates the draft with the request for the form.
 *
 * @param most characters of the field
 */
export const titleFromAddress =
  (most: number): FieldHook =>
  ({ operation, req, value }) =>
    operation === 'create' && value === undefined && typeof req.query?.title === 'string'
      ? req.query.title.slice(0, most)
      : value;
