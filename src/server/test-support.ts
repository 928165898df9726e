import type { RenderedPage } from './page-cache/rendered-page.ts';

/** Page with this text, cacheable for a day, that depends on cases and media. */
export const page = (text: string): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=86400' },
  body: Buffer.from(text),
  read: new Set(['works', 'media']),
});
