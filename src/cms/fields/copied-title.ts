import type { FieldHook } from 'payload';

const mark = ' (copy)';

/**
 * Appends " (copy)" to the title of a duplicate.
 *
 * @param most letters of the title
 */
export const marksCopy =
  (most: number): FieldHook =>
  ({ value }) => {
    if (typeof value !== 'string' || value === '' || value.endsWith(mark)) return value;
    return `${value.slice(0, most - mark.length).trimEnd()}${mark}`;
  };
