import { defineMiddleware } from 'astro:middleware';
import { nextYearBegins, secondsUntilFirst } from '../config/brand/dates.ts';
import { developmentLocals } from './development-locals.ts';

// In a folder, because Next, which builds the admin panel from this repository, would take a
// middleware file in src for its own.

/**
 * Compares by name: the server in front has its own copy of the error class, outside this bundle.
 */
const isContentUnavailable = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentUnavailableError';

/** Answers 503 without content; the server in front then serves the last copy or the error page. */
export const onRequest = defineMiddleware(async ({ cache, locals }, next) => {
  if (import.meta.env.DEV) Object.assign(locals, developmentLocals().getStore());
  // Every page shows the year in its last line and expires with it; pages with shorter-lived
  // content set that themselves. In development, Astro provides no cache for unknown routes.
  cache?.set({ maxAge: secondsUntilFirst([nextYearBegins()]) });
  try {
    return await next();
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return new Response(null, { status: 503 });
  }
});
