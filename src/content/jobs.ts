import { z } from 'zod';
import { dayEnds, nextYearBegins, secondsUntilFirst } from '../config/brand/dates.ts';
import type { JobDetails } from '../domain/content.ts';
import { safeHtml } from '../lib/html/rich-text.ts';
import { ContentUnavailableError } from './source.ts';

const picture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focus: z.tuple([z.number(), z.number()]).optional(),
  sources: z.array(z.object({ url: z.string(), width: z.number(), format: z.enum(['avif', 'webp']) })),
});

const row = z.object({
  job: z.string().min(1),
  slug: z.string().min(1),
  experience: z.string().catch(''),
  location: z.string().catch(''),
  text: z.string().catch(''),
  jobTrack: z.array(z.object({ heading: z.string(), text: z.string() })).catch([]),
  postDate: z.string().nullish().catch(null),
  dateUpdated: z.string().nullish().catch(null),
  validThrough: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  socialPicture: picture.optional().catch(undefined),
});

/**
 * Returns the time in milliseconds since 1970 at which applications close; infinity without a
 * closing date.
 */
export const closesAt = ({ validThrough }: Pick<JobDetails, 'validThrough'>): number =>
  validThrough && !Number.isNaN(Date.parse(validThrough)) ? dayEnds(validThrough) : Number.POSITIVE_INFINITY;

/**
 * Returns how many seconds a page with these jobs stays valid: until the first job closes, or the
 * year of its last line ends.
 */
export const secondsOpen = (jobs: readonly Pick<JobDetails, 'validThrough'>[], now = Date.now()): number =>
  secondsUntilFirst([nextYearBegins(now), ...jobs.map(closesAt)], now);

/** Reports whether another host's list of jobs still contains a closed job at this address. */
export const listsClosedJob = (rows: unknown, slug: string, now = Date.now()): boolean =>
  Array.isArray(rows) &&
  rows.some((value: unknown) => {
    const result = row.safeParse(value);
    if (!result.success || result.data.slug !== slug) return false;
    return closesAt({ validThrough: result.data.validThrough ?? null }) <= now;
  });

/**
 * Returns the open jobs of a list in its order; skips invalid rows and closed jobs.
 *
 * @param rows as `GET /api/jobs.json` returns them
 * @param ownOrigins links to them become links of this site
 * @throws {ContentUnavailableError} if it is not a list
 */
export function openJobs(rows: unknown, ownOrigins: readonly string[], now = Date.now()): JobDetails[] {
  if (!Array.isArray(rows)) throw new ContentUnavailableError('jobs.json: expected a list.');
  return rows.flatMap((value: unknown): JobDetails[] => {
    const result = row.safeParse(value);
    if (!result.success) return [];
    const { postDate = null, dateUpdated = null, validThrough = null, description = null, ...rest } = result.data;
    if (closesAt({ validThrough }) <= now) return [];
    const text = safeHtml(rest.text, ownOrigins) ?? ('' as JobDetails['text']);
    return [{ ...rest, text, postDate, dateUpdated, validThrough, description }];
  });
}
