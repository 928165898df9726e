/**
 * Sanitised HTML: it has passed the allow-list of `content/rich-text.ts`, the only place that makes
 * one.
 */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' };
