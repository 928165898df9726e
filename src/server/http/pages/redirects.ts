import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { readRows } from '../../../cms/database/transaction.ts';
import { languages } from '../../../config/brand/languages.ts';
import type { RedirectRule } from '../../../content/words.ts';
import { firstLanguage, type Language, languageAt, withoutPrefix, withPrefix } from '../../../domain/languages.ts';
import { isInside, isOutside } from '../requests/targets.ts';

interface CompiledRule {
  readonly pattern: URLPattern;
  readonly rule: RedirectRule;
}

/** Inserts the matched parts of a path into a target such as `/work/:slug`. */
function fill(target: string, groups: Readonly<Record<string, string | undefined>>): string {
  return target.replace(/:([a-z]+)/g, (_match, name: string) => groups[name] ?? '');
}

export interface RedirectFinderOptions {
  readonly rules: readonly RedirectRule[];
  /** Whether a page exists at this address. */
  readonly isAlive: (address: string) => Promise<boolean>;
  /** Target of an editor's redirect or a changed address; undefined without one. */
  readonly findEdited: (path: string) => Promise<string | undefined>;
}

/**
 * Finds the redirect target of an address without a page. The target is never a 404 and never
 * another redirect.
 *
 * @param language of the requests; paths have no prefix, targets do
 */
export function redirectFinder(
  { rules, isAlive, findEdited }: RedirectFinderOptions,
  language: Language = firstLanguage,
): (path: string) => Promise<string | undefined> {
  const compiled: CompiledRule[] = rules.map((rule) => ({ rule, pattern: new URLPattern({ pathname: rule.from }) }));
  const here = (path: string) => withPrefix(path, language);

  const moved = async (path: string): Promise<string | undefined> => {
    const edited = await findEdited(path);
    if (edited === undefined || isOutside(edited)) return edited;
    if (!isInside(edited)) return undefined;
    if (await isAlive(here(edited))) return here(edited);
    // A page that this language lacks is shown in the first one.
    return language !== firstLanguage && (await isAlive(edited)) ? edited : undefined;
  };
  const aliveOrMoved = async (path: string) => ((await isAlive(here(path))) ? here(path) : moved(path));

  return async (path) => {
    const edited = await moved(path);
    if (edited) return edited;
    for (const { pattern, rule } of compiled) {
      const match = pattern.exec({ pathname: path });
      if (!match) continue;
      const found = await aliveOrMoved(fill(rule.to, match.pathname.groups));
      if (found) return found;
      if (rule.otherwise) return here(rule.otherwise);
    }
    return undefined;
  };
}

/**
 * Returns a finder of redirects for the addresses of all languages. Rules are written without a
 * prefix, redirects with or without; a target is in the language of the request, if it has the
 * page.
 */
export function redirectFinderInEveryLanguage(
  options: RedirectFinderOptions,
): (path: string) => Promise<string | undefined> {
  const { findEdited } = options;
  const finders = new Map(
    languages.map((language) => {
      const edited = async (path: string) =>
        (language.prefix === '' ? undefined : await findEdited(withPrefix(path, language))) ?? findEdited(path);
      return [language, redirectFinder({ ...options, findEdited: edited }, language)];
    }),
  );
  return async (path) => {
    const language = languageAt(path);
    return finders.get(language)?.(withoutPrefix(path, language));
  };
}

/** Looks up a path among the redirects of the content system. */
export const editedRedirects =
  (payload: Payload) =>
  async (path: string): Promise<string | undefined> => {
    try {
      // Uses a statement of its own: strangers request any number of addresses, and Payload's
      // `find` takes ten times as long.
      const [row] = await readRows<{ to: string }>(
        payload,
        sql`select "to" from redirects where "from" = ${path} limit 1`,
      );
      return row?.to;
    } catch {
      // Without the database the visitor gets the 404 page instead of an error.
      return undefined;
    }
  };
