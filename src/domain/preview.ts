/** Mode of a page that shows a draft: in the panel, or through a preview link. */
export type Preview =
  | { readonly by: 'panel' }
  | {
      readonly by: 'link';
      /** Expiry of the link. */
      readonly ends: Date;
      /** Target of the link that leaves the preview. */
      readonly leave: string;
    };

/** Comment before each editable part, named after its first field or its row. */
const mark = (part: string): string => `<!--part:${part}-->`;

/** Returns a function that marks the parts of a template; it returns nothing outside the panel. */
export const partsFor =
  (preview: Preview | undefined) =>
  (part: string): string =>
    preview?.by === 'panel' ? mark(part) : '';

const placeholder = /<template data-preview-part="([\w-]+)"><\/template>/g;

/**
 * Replaces the placeholders that React rendered by comments, which do not affect selectors such as
 * `:first-child` or `+`.
 */
export const marked = (html: string): string => html.replace(placeholder, (_, part: string) => mark(part));
