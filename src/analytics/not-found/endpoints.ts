import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayAct } from '../../cms/access/may.ts';
import { sayIn } from '../../cms/panel/say.ts';
import type { NotFound } from '../../cms/payload-types.ts';
import { storedSearch } from '../search-words.ts';
import { correctLink } from './correct-link.ts';
import { ignoreWords } from './fruitless.ts';
import { makeRedirect, storedTarget } from './make-redirect.ts';

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

interface Act<Wish> {
  readonly path: string;
  readonly action: 'ignore' | 'redirect' | 'correct';
  readonly wish: z.ZodType<Wish>;
  /** Sentence for a malformed wish. */
  readonly otherwise: string;
}

/** Endpoint that does what an account with the right wishes. */
const endpoint = <Wish>(
  { path, action, wish, otherwise }: Act<Wish>,
  act: (req: PayloadRequest, wish: Wish) => Promise<Response>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const say = sayIn(req.i18n);
    if (!mayAct(req.user, 'not-found', action)) return respond(403, { error: say('You don’t have permission.') });
    const { success, data } = wish.safeParse(await req.json?.().catch(() => undefined));
    return success ? act(req, data) : respond(400, { error: say(otherwise) });
  },
});

/** Endpoint for an address of the list. */
const onRow = <Wish>(given: Act<Wish>, act: (req: PayloadRequest, row: NotFound, wish: Wish) => Promise<Response>) =>
  endpoint(given, async (req, wish) => {
    const id = String(req.routeParams?.id);
    const reading = { collection: 'not-found', disableErrors: true, overrideAccess: false, req } as const;
    const row = /^\d{1,9}$/.test(id) ? await req.payload.findByID({ ...reading, id }) : undefined;
    if (row) return act(req, row, wish);
    return respond(404, { error: sayIn(req.i18n)('This address is no longer in the list.') });
  });

/**
 * `POST …/:id/ignore`: hides an address until it is asked for ten times as often, or shows it
 * again.
 */
const ignore = onRow(
  {
    path: '/:id/ignore',
    action: 'ignore',
    wish: z.strictObject({ ignored: z.boolean() }),
    otherwise: 'Say whether to ignore it.',
  },
  async (req, row, { ignored }) => {
    const data = { ignoredAt: ignored ? row.count : null };
    await req.payload.update({ collection: 'not-found', id: row.id, data, overrideAccess: true, req });
    return respond(200, {});
  },
);

const target = z.string().trim().min(1).max(2000);
const noTarget = 'Give an address of at most 2,000 characters.';

/** `POST …/:id/redirect`: redirects an address. */
const redirect = onRow(
  {
    path: '/:id/redirect',
    action: 'redirect',
    wish: z.strictObject({ to: target, replaces: z.int().positive().optional() }),
    otherwise: noTarget,
  },
  async (req, { path }, wish) => {
    const made = await makeRedirect(req, path, wish);
    if (!('other' in made)) return respond(200, made);
    const say = sayIn(req.i18n);
    return respond(409, {
      error: say('Another editor has redirected it to {address}. Reload the page.', { address: made.other }),
    });
  },
);

/** `POST …/:id/correct`: corrects the link in the draft of the page that visitors came from. */
const correct = onRow(
  { path: '/:id/correct', action: 'correct', wish: z.strictObject({ to: target }), otherwise: noTarget },
  async (req, { path, referrer }, { to }) => {
    const corrected = await correctLink(req, { path, referrer: referrer ?? '' }, storedTarget(to, path));
    return 'error' in corrected ? respond(corrected.status, { error: corrected.error }) : respond(200, corrected);
  },
);

/** `POST …/searches`: keeps the words of a search out of the list, or shows them again. */
const searches = endpoint(
  {
    path: '/searches',
    action: 'ignore',
    wish: z.strictObject({
      words: z.string().refine((words) => storedSearch(words) === words),
      ignored: z.boolean(),
    }),
    otherwise: 'Say whether to ignore it.',
  },
  async ({ payload }, { words, ignored }) => {
    await ignoreWords(payload, words, ignored);
    return respond(200, {});
  },
);

/** Endpoints of the view of addresses that were not found. */
export const notFoundEndpoints: Endpoint[] = [searches, ignore, redirect, correct];
