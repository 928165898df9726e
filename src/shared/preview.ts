/**
 * What a page that shows a draft says of itself: to an editor in the panel, or to whoever holds a
 * link to it.
 */
export type Preview =
  | { readonly by: 'panel' }
  | {
      readonly by: 'link';
      /** When the link ends, in words. */
      readonly ends: string;
      /** Where whoever leaves it goes. */
      readonly leave: string;
    };

/**
 * Stands before each part that an editor can choose, which is called after its first field, or
 * after its row.
 */
const mark = (part: string): string => `<!--part:${part}-->`;

/** Marks the parts of a template, where an editor sees the page beside its form. */
export const partsFor =
  (preview: Preview | undefined) =>
  (part: string): string =>
    preview?.by === 'panel' ? mark(part) : '';

const placeholder = /<template data-preview-part="([\w-]+)"><\/template>/g;

/**
 * The same of parts that React wrote. As comments, they are nothing to a style sheet: what is
 * first, or next to another, stays so.
 */
export const marked = (html: string): string => html.replace(placeholder, (_, part: string) => mark(part));
