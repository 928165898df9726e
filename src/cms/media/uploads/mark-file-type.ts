/**
 * File that replaces the uploaded one, or the reason of the refusal as a sentence with placeholders
 * for its values.
 */
export type MarkFile =
  | { readonly type: 'image/svg+xml' | 'image/webp'; readonly bytes: Buffer }
  | { readonly refused: string; readonly values?: Readonly<Record<string, string>> | undefined };
