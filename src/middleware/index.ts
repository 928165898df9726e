import { defineMiddleware } from 'astro:middleware';
import { craftHost } from '../content/craft/host.ts';
import { craftContentSource } from '../content/craft/source.ts';
import { SearchIndex } from '../content/search/search-index.ts';
import { nextYearBegins, secondsUntilFirst } from '../site/dates.ts';

// In a folder of its own: Next, which builds the admin panel from this repository, takes a file src/middleware.ts for its own.

/** By name: the error may come from the server in front, whose copy of the class is not the one in this bundle. */
const isContentUnavailable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentUnavailableError';

/** Without content there is no page; the server in front then serves the last one, or says that content is away. */
export const onRequest = defineMiddleware(async ({ cache, locals }, next) => {
  // While developing, Astro runs beside the content system and reads from it as a separate content host would.
  if (import.meta.env.DEV) {
    const port = process.env.PORT ?? '3000';
    locals.content ??= craftContentSource(
      craftHost({
        apiUrl: process.env.CONTENT_API_URL ?? `http://127.0.0.1:${port}/api`,
        siteOrigin: process.env.SITE_URL ?? 'http://localhost:3000',
      }),
    );
    locals.search ??= (query) => new SearchIndex(locals.content).find(query);
  }
  // Every page says in its last line which year it is. One that shows more that ends says so itself.
  cache.set({ maxAge: secondsUntilFirst([nextYearBegins()]) });
  try {
    return await next();
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return new Response(null, { status: 503 });
  }
});
