import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayApprove, mayEver } from '../../access/may.ts';
import { placeOfClock } from '../../dashboard/clock.ts';
import { fromWallClock } from '../../panel/runtime-brand.ts';
import { sayIn } from '../../panel/say.ts';
import type { Previewed } from '../preview/preview-links.ts';
import { requirePublishable } from './check-only.ts';
import { readScheduled } from './scheduled.ts';
import { closingWords, scheduledWords } from './words.ts';

/** Milliseconds by which a scheduled change may be in the past: the form counts whole minutes. */
const tolerance = 60_000;

const asked = z.object({
  publishes: z.boolean(),
  day: z.iso.date(),
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
});

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

const numberOf = (id: unknown): number => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0);

/** Whether a scheduled change of this account will be carried out when due. */
const maySchedule = ({ payload, user }: PayloadRequest, collection: Previewed): boolean =>
  mayEver(user, collection, 'publish') && (payload.config.custom.approval !== true || mayApprove(user));

/** Reads a record within the account's rights, its visibility and its scheduled changes. */
async function recordOf(req: PayloadRequest, collection: Previewed) {
  const { payload, user } = req;
  const id = numberOf(req.routeParams?.id);
  const one = { collection, id, depth: 0, disableErrors: true, overrideAccess: false, user, req } as const;
  const [draft, stored] = [await payload.findByID({ ...one, draft: true }), await payload.findByID(one)];
  if (!draft || !stored) return undefined;
  const scheduled = (await readScheduled(payload, { 'input.doc.relationTo': { equals: collection } })).filter(
    (other) => other.id === id,
  );
  return { id, stored, isPublished: stored._status === 'published', scheduled };
}

const noRecord = ({ i18n }: PayloadRequest): Response =>
  respond(404, { error: sayIn(i18n)('Record not found, or no permission.') });
const notForYou = ({ i18n }: PayloadRequest): Response =>
  respond(403, { error: sayIn(i18n)('You don’t have permission.') });

/** Lists the scheduled changes of a record, and whether the account may change them. */
const listEndpoint = (collection: Previewed): Endpoint => ({
  path: '/:id/bookings',
  method: 'get',
  handler: async (req) => {
    const record = await recordOf(req, collection);
    if (!record) return noRecord(req);
    const closing = collection === 'jobs' ? closingWords(record.stored, req.i18n) : undefined;
    return respond(200, {
      maySchedule: maySchedule(req, collection),
      isPublished: record.isPublished,
      place: placeOfClock,
      scheduled: record.scheduled.map((one) => ({
        id: one.job,
        publishes: one.publishes,
        at: one.at,
        words: scheduledWords(one, req.i18n),
      })),
      closing,
    });
  },
});

/** Books publishing or unpublishing of a record, in the site's time zone. */
const bookEndpoint = (collection: Previewed): Endpoint => ({
  path: '/:id/bookings',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    const say = sayIn(req.i18n);
    if (!user || !maySchedule(req, collection)) return notForYou(req);
    const { success, data } = asked.safeParse(await req.json?.().catch(() => undefined));
    if (!success) return respond(400, { error: say('Choose a day and a time.') });
    const at = fromWallClock(`${data.day}T${data.time}`);
    if (at < Date.now() - tolerance) return respond(400, { error: say('That time has passed. Choose a later one.') });
    const record = await recordOf(req, collection);
    if (!record) return noRecord(req);
    const { id, isPublished, scheduled } = record;
    const publishesBefore = scheduled.some((one) => one.publishes && !one.failed && Date.parse(one.at) < at);
    if (!data.publishes && !isPublished && !publishesBefore)
      return respond(400, { error: say('This will not be published then, so it cannot be unpublished.') });
    if (data.publishes) await requirePublishable(req, collection, id);
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: {
        type: data.publishes ? 'publish' : 'unpublish',
        doc: { relationTo: collection, value: String(id) },
        user: { relationTo: 'users', value: user.id },
      } as never,
      waitUntil: new Date(at),
      req,
    });
    return respond(201, {});
  },
});

/** Cancels a scheduled change. */
const takeBackEndpoint = (collection: Previewed): Endpoint => ({
  path: '/:id/bookings/:entry',
  method: 'delete',
  handler: async (req) => {
    if (!maySchedule(req, collection)) return notForYou(req);
    const record = await recordOf(req, collection);
    const entry = record?.scheduled.find(({ job }) => job === numberOf(req.routeParams?.entry));
    if (!entry) return respond(404, { error: sayIn(req.i18n)('This is no longer scheduled.') });
    await req.payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: entry.job } }, req });
    return respond(200, {});
  },
});

export const scheduleEndpoints = (collection: Previewed): Endpoint[] => [
  listEndpoint(collection),
  bookEndpoint(collection),
  takeBackEndpoint(collection),
];
