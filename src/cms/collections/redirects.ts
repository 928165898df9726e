import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  FieldHook,
  PayloadRequest,
  TextFieldSingleValidation,
} from 'payload';
import { isReserved } from '../../domain/template-addresses.ts';
import { foldedPath } from '../../lib/request-path.ts';
import { isPublishedPage } from '../addresses/published-page.ts';
import { isOutsideAddress, isPath, readablePath, requestedPath, withoutQuery } from '../addresses/redirect-paths.ts';
import { type Say, sayIn } from '../panel/say.ts';
import { keepsLock, lock } from '../patches/editing/persistent-locks.ts';
import { recordsSave, refusesStaleSave } from '../patches/editing/stale-saves.ts';
import type { Redirect } from '../payload-types.ts';
import { offersPages } from '../records/link-targets.ts';
import { bumpsToken, bumpsTokenOnDelete } from '../revalidation/change-tokens.ts';

/**
 * Stores an address in the form of requests, so that it is found: `/關於` is requested as
 * `/%E9%97%9C%E6%96%BC`. Outside addresses go into a header, which is ASCII.
 */
const asRequested: FieldHook = ({ value }) => {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (isPath(typed)) return requestedPath(typed);
  return isOutsideAddress(typed) ? new URL(typed).href : typed;
};

/** Shows a readable path in the panel; `asRequested` encodes it again on save. */
const asRead: FieldHook = ({ overrideAccess, req, value }) =>
  overrideAccess === false && req.user && typeof value === 'string' ? readablePath(value) : value;

/** @param from as requests have it */
export async function redirectFrom(req: PayloadRequest, from: string): Promise<Redirect | undefined> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { from: { equals: from } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0];
}

/** Returns the fault of an old address itself, before any look-up. */
function oldAddressIssue(value: string, say: Say): string | undefined {
  if (!/^\/[^\s?#\\]*$/.test(value)) return say('An old address starts with "/" and has no spaces, "?", "#" or "\\".');
  if (foldedPath(value) === null)
    return say('A "%" in an address stands before two digits: write "%25" for the sign itself.');
  if (value !== value.toLowerCase())
    return say('Write it in small letters; capitals are folded before it is looked up.');
  return isReserved(value) ? say('This address belongs to the software. No redirect works there.') : undefined;
}

/**
 * Checks the panel's own saves against pages; redirects made by a change of a record are known to
 * be right.
 */
const validateFrom: TextFieldSingleValidation = async (value, { overrideAccess, req }) => {
  const say = sayIn(req.i18n);
  if (!value) return say('Give the old address, for example "/insights/old-title".');
  const issue = oldAddressIssue(value, say);
  if (issue) return issue;
  if (overrideAccess || !(await isPublishedPage(req, value))) return true;
  return say('A page answers at this address, so the redirect would do nothing. Unpublish or rename that page first.');
};

const validateTo: TextFieldSingleValidation = async (value, { siblingData, overrideAccess, req }) => {
  const say = sayIn(req.i18n);
  if (!value) return say('Give the new address, for example "/insights/new-title".');
  if (!value.startsWith('/')) {
    return isOutsideAddress(value) || say('A new address starts with "/", or with "https://" for one elsewhere.');
  }
  if (!isPath(value)) return say('A new address on this site starts with one "/" and has no spaces or "\\".');
  const path = withoutQuery(value);
  if (path === (siblingData as { from?: unknown }).from) return say('The new address is the old one.');
  if (overrideAccess || (await isPublishedPage(req, path)) !== false) return true;
  const next = (await redirectFrom(req, path))?.to;
  const { from } = siblingData as { from?: unknown };
  if (next && typeof from === 'string' && requestedPath(from) === requestedPath(next))
    return say('That would go in a circle: {address} itself leads to the old address.', {
      address: readablePath(path),
    });
  return next
    ? say('That address leads on to {address}. Give the last one.', { address: readablePath(next) })
    : say('No page answers at this address. Give one that is published, as you see it in the browser.');
};

/**
 * Keeps every redirect one hop long: redirects to the old address get the new target, and one that
 * starts at the target is deleted, because a page is there.
 */
const keepsOneHop: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  const { payload } = req;
  const around = { overrideAccess: true, req, depth: 0 } as const;
  // In the panel's own saves, the fields arrive decoded.
  const from = requestedPath(doc.from);
  const to = isPath(doc.to) ? requestedPath(doc.to) : doc.to;
  if (isPath(to))
    await payload.delete({ collection: 'redirects', where: { from: { equals: withoutQuery(to) } }, ...around });
  const { docs } = await payload.find({ collection: 'redirects', where: { to: { equals: from } }, ...around });
  for (const { id } of docs) await payload.update({ collection: 'redirects', id, data: { to }, ...around });
  return doc;
};

/** Redirects are looked up only when no page answers, so they never hide one. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  // A copy would have the same old address.
  disableDuplicate: true,
  lockDocuments: lock,
  admin: {
    group: 'Settings',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: 'Old addresses and where they lead. Changing the address of a page adds one automatically.',
  },
  hooks: {
    beforeValidate: [refusesStaleSave],
    afterChange: [keepsOneHop, bumpsToken('redirects'), recordsSave, keepsLock],
    afterDelete: [bumpsTokenOnDelete('redirects')],
  },
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: validateFrom,
      hooks: { beforeValidate: [asRequested], afterRead: [asRead] },
      admin: {
        description: 'The path only, for example "/insights/old-title". Chinese is kept the way browsers ask for it.',
      },
    },
    {
      name: 'to',
      label: 'New address',
      type: 'text',
      required: true,
      validate: validateTo,
      hooks: { beforeValidate: [asRequested], afterRead: [asRead] },
      admin: {
        components: offersPages,
        description: 'The path of a published page of this site, or an https:// address elsewhere.',
      },
    },
  ],
};
