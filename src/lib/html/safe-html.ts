/**
 * HTML sanitised by the allow-list of `lib/html/rich-text.ts`, the only place that creates this
 * type.
 */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' };
