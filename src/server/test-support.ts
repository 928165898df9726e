import type { RenderedPage } from './rendered-page.ts';

/** A page of this text that may be kept for a day, made from cases and their pictures. */
export const page = (text: string): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html', 'cdn-cache-control': 'max-age=86400' },
  body: Buffer.from(text),
  read: new Set(['works', 'media']),
});
