import type { PayloadRequest } from 'payload';
import { isPath, readablePath, requestedPath, withoutQuery } from '../../cms/addresses/redirect-paths.ts';
import { redirectFrom } from '../../cms/collections/redirects.ts';
import type { Redirect } from '../../cms/payload-types.ts';
import { payloadIn } from '../../cms/translations/translated-payload.ts';
import { firstLanguage, languageAt, withoutPrefix, withPrefix } from '../../domain/languages.ts';
import { recordAt } from '../../domain/template-addresses.ts';

interface Wish {
  /** As typed: with the prefix of the old address's language, or without. */
  readonly to: string;
  /** Redirect that the editor saw, and replaces. */
  readonly replaces?: number | undefined;
}

export interface MadeRedirect {
  readonly id: number;
  /** Where visitors come to, in readable letters. */
  readonly to: string;
}

/** Another editor redirected the address meanwhile. */
export interface OtherRedirect {
  readonly other: string;
}

/** Returns a target as redirects have it: without prefix, and in the letters of requests. */
export function storedTarget(typed: string, from: string): string {
  if (!isPath(typed)) return typed;
  const language = languageAt(from);
  const own = languageAt(typed) === language ? withoutPrefix(typed, language) : typed;
  return requestedPath(own);
}

/** Returns where visitors of an address come to: to the page in their language, if it has one. */
async function shownTarget(req: PayloadRequest, from: string, to: string): Promise<string> {
  const language = languageAt(from);
  const readable = readablePath(to);
  if (language === firstLanguage || !to.startsWith('/')) return readable;
  const record = recordAt(withoutQuery(to));
  if (!record) return withPrefix(readable, language);
  const { totalDocs } = await payloadIn(req.payload, language).count({
    collection: record.collection,
    where: { and: [{ [record.column]: { equals: record.value } }, { _status: { equals: 'published' } }] },
    overrideAccess: true,
  });
  return totalDocs > 0 ? withPrefix(readable, language) : readable;
}

/**
 * Redirects an address, with the rights and checks of redirects. A redirect of the same target that
 * another editor made meanwhile counts as made; one of another target stays.
 *
 * @param from as requests have it
 * @throws {ValidationError} for a target without a page, and for a circle
 */
export async function makeRedirect(
  req: PayloadRequest,
  from: string,
  { to: typed, replaces }: Wish,
): Promise<MadeRedirect | OtherRedirect> {
  const to = storedTarget(typed, from);
  const result = async (redirect: Redirect): Promise<MadeRedirect | OtherRedirect> => {
    const shown = await shownTarget(req, from, requestedPath(redirect.to));
    return requestedPath(redirect.to) === to ? { id: redirect.id, to: shown } : { other: shown };
  };
  const known = await redirectFrom(req, from);
  if (known && known.id !== replaces) return result(known);
  const saving = { collection: 'redirects', depth: 0, overrideAccess: false, req } as const;
  try {
    const { id } = known
      ? await req.payload.update({ ...saving, id: known.id, data: { to } })
      : await req.payload.create({ ...saving, data: { from, to } });
    return { id, to: await shownTarget(req, from, to) };
  } catch (error) {
    // Two presses at once: the later one fails because an old address is unique.
    const meanwhile = known ? undefined : await redirectFrom(req, from);
    if (!meanwhile) throw error;
    return result(meanwhile);
  }
}
