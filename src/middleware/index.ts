import { defineMiddleware } from 'astro:middleware';
import { nextYearBegins, secondsUntilFirst } from '../shared/dates.ts';
import { developmentLocals } from './development-locals.ts';

// In a folder of its own: Next, which builds the admin panel from this repository, takes a file
// src/middleware.ts for its own.

/**
 * By name: the error may come from the server in front, whose copy of the class is not the one in
 * this bundle.
 */
const isContentUnavailable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentUnavailableError';

/**
 * Without content there is no page; the server in front then serves the last one, or says that
 * content is away.
 */
export const onRequest = defineMiddleware(async ({ cache, locals }, next) => {
  if (import.meta.env.DEV) Object.assign(locals, developmentLocals().getStore());
  // Every page says in its last line which year it is. One that shows more that ends says so
  // itself. While developing, Astro gives an address without a route no cache.
  cache?.set({ maxAge: secondsUntilFirst([nextYearBegins()]) });
  try {
    return await next();
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return new Response(null, { status: 503 });
  }
});
