import { APIError, Locked, type PayloadRequest } from 'payload';
import { isPublishedPage } from '../../cms/addresses/published-page.ts';
import { withAddresses } from '../../cms/addresses/record-links.ts';
import { isPath, readablePath, requestedPath, withoutQuery } from '../../cms/addresses/redirect-paths.ts';
import { linkIssues } from '../../cms/editorial/checks/page-checks.ts';
import { sayIn } from '../../cms/panel/say.ts';
import { rememberLoaded } from '../../cms/patches/editing/stale-saves.ts';
import { currentSettings } from '../../config/env.ts';
import { languageAt, withoutPrefix } from '../../domain/languages.ts';
import { type PageRecord, recordAt } from '../../domain/template-addresses.ts';
import { isOwn } from './referrer.ts';

interface Corrected {
  /** Address of the form that has the draft. */
  readonly form: string;
}

/** Refusal, in the language of the editor. */
export interface Refused {
  readonly status: 400 | 404 | 409;
  readonly error: string;
}

/** Returns the record of a page of this site by its address, as requests have it. */
function recordOf(address: string): PageRecord {
  const path = readablePath(withoutPrefix(address, languageAt(address)));
  return recordAt(path) ?? { collection: 'pages', column: 'path', value: path };
}

/** Returns query and fragment of a stored address that leads to one of the paths. */
function restAfter(address: string, paths: readonly string[], origin: string): string | undefined {
  const local = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  if (!isPath(local)) return undefined;
  const path = withoutQuery(local);
  return paths.includes(requestedPath(path).toLowerCase()) ? local.slice(path.length) : undefined;
}

/**
 * Replaces the links to an address in the newest draft of the page that visitors came from. The
 * save has the rights, checks and history of one by the panel, and publishes nothing.
 *
 * @param missing address as requests have it, and the page of this site from which they came
 * @param to new address, without the prefix of a language
 */
export async function correctLink(
  req: PayloadRequest,
  { path, referrer }: { readonly path: string; readonly referrer: string },
  to: string,
): Promise<Corrected | Refused> {
  const { payload } = req;
  const say = sayIn(req.i18n);
  const [issue] = await linkIssues(req, { href: to });
  if (issue) return { status: 400, error: issue.message };
  const gone: Refused = { status: 404, error: say('The page that visitors came from is no longer there.') };
  if (!isOwn(referrer)) return gone;
  const { collection, column, value } = recordOf(referrer);
  const reading = { depth: 0, overrideAccess: false, req } as const;
  const where = { and: [{ [column]: { equals: value } }, { _status: { equals: 'published' as const } }] };
  const { docs } = await payload.find({ collection, where, limit: 1, ...reading });
  const id = docs[0]?.id;
  const draft =
    id === undefined ? null : await payload.findByID({ collection, id, draft: true, disableErrors: true, ...reading });
  if (id === undefined || !draft) return gone;

  const bare = withoutPrefix(path, languageAt(path));
  // Languages share their links: one to a page that the first language has is right.
  const paths = (await isPublishedPage(req, bare)) === true ? [path] : [path, bare];
  const { origin } = new URL(currentSettings().SITE_URL);
  const correct = (address: string): string => {
    const rest = restAfter(address, paths, origin);
    if (rest === undefined) return address;
    return /^[^?#]*$/.test(to) && isPath(to) ? to + rest : to;
  };
  const changed = Object.entries(draft).flatMap(([name, part]) => {
    const corrected = withAddresses(part, correct);
    return corrected === part ? [] : [[name, corrected] as const];
  });
  if (changed.length === 0)
    return {
      status: 409,
      error: say(
        'No link to {address} is in the newest draft of this page. It may be corrected already, or stand in the navigation, the footer or a translation.',
        { address: readablePath(path) },
      ),
    };
  try {
    // A save by another editor since the draft was read is not overwritten.
    rememberLoaded(req, collection, id, draft.updatedAt);
    await payload.update({
      collection,
      id,
      data: { ...Object.fromEntries(changed), _status: 'draft' },
      draft: true,
      overrideLock: false,
      ...reading,
    });
  } catch (error) {
    if (error instanceof Locked)
      return { status: 409, error: say('Another editor is editing this page. Try again when they are done.') };
    if (error instanceof APIError && error.status === 409)
      return { status: 409, error: say('Another editor saved this page at this moment. Try again.') };
    throw error;
  }
  return { form: `/admin/collections/${collection}/${id}` };
}
