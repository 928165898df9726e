import type { ClosedReview, Review } from './review.ts';

/** Mode of a page that shows a draft: in the panel, through a preview link, or for review. */
export type Preview =
  | { readonly by: 'panel' }
  | {
      readonly by: 'review';
      readonly review: Review;
      /** Hides comments and forms, so that the page is shown as it will be. */
      readonly isPlain: boolean;
    }
  | { readonly by: 'closed'; readonly closed: ClosedReview }
  | {
      readonly by: 'link';
      /** Expiry of the link. */
      readonly ends: Date;
      /** Target of the link that leaves the preview. */
      readonly leave: string;
    };

/** Comment before each editable part, named after its first field or its row. */
const mark = (part: string): string => `<!--part:${part}-->`;

/** Whether the parts of a page are marked, for an editor or a reviewer. */
const marksParts = (preview: Preview | undefined): boolean => preview?.by === 'panel' || preview?.by === 'review';

/** Returns a function that marks the parts of a template, and nothing on pages for visitors. */
export const partsFor =
  (preview: Preview | undefined) =>
  (part: string): string =>
    marksParts(preview) ? mark(part) : '';

/** Mark behind the last part, where a template goes on with what is not the draft's. */
export const endOfParts = 'end';

const placeholder = /<template data-preview-part="([\w-]+)"><\/template>/g;

/**
 * Replaces the placeholders that React rendered by comments, which do not affect selectors such as
 * `:first-child` or `+`.
 */
export const marked = (html: string): string => html.replace(placeholder, (_, part: string) => mark(part));

const marks = /<!--part:([\w-]+)-->/g;

/**
 * Inserts markup behind each part of a page.
 *
 * @param behind markup behind a part, by the name of its mark
 */
export function behindParts(html: string, behind: (part: string) => string): string {
  const found = [...html.matchAll(marks)];
  const [first] = found;
  if (!first) return html;
  const pieces = found.map((match, index) => {
    const part = match[1] ?? '';
    const end = found[index + 1]?.index ?? html.length;
    return html.slice(match.index, end) + (part === endOfParts ? '' : behind(part));
  });
  return html.slice(0, first.index) + pieces.join('');
}
