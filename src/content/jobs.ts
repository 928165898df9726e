import { z } from 'zod';
import { dayEnds, nextYearBegins, secondsUntilFirst } from '../site/dates.ts';
import { safeHtml } from './rich-text.ts';
import type { ContentSource } from './run-query.ts';
import { ContentUnavailableError } from './run-query.ts';
import type { JobDetails } from './types.ts';

const row = z.object({
  job: z.string().min(1),
  slug: z.string().min(1),
  experience: z.string().catch(''),
  location: z.string().catch(''),
  text: z.string().catch(''),
  jobTrack: z.array(z.object({ heading: z.string(), text: z.string() })).catch([]),
  postDate: z.string().nullish().catch(null),
  validThrough: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
});

/** The moment, in milliseconds since 1970, from which on nobody can apply any more; without end where none is set. */
export const closesAt = ({ validThrough }: Pick<JobDetails, 'validThrough'>): number =>
  validThrough && !Number.isNaN(Date.parse(validThrough)) ? dayEnds(validThrough) : Number.POSITIVE_INFINITY;

/** For how many seconds a page with these jobs stays true: until one of them closes, or the year in its last line ends. */
export const secondsOpen = (jobs: readonly Pick<JobDetails, 'validThrough'>[], now = Date.now()): number =>
  secondsUntilFirst([nextYearBegins(now), ...jobs.map(closesAt)], now);

/** The open jobs, newest first. A row that cannot be shown is left out, and so is one whose last day is over. */
export async function getJobs(source: ContentSource, now = Date.now()): Promise<JobDetails[]> {
  const rows = await source.readJobs();
  if (!Array.isArray(rows)) throw new ContentUnavailableError('jobs.json: expected a list.');
  return rows.flatMap((value: unknown): JobDetails[] => {
    const result = row.safeParse(value);
    if (!result.success) return [];
    if (closesAt({ validThrough: result.data.validThrough ?? null }) <= now) return [];
    const { postDate, validThrough, description, text, ...rest } = result.data;
    return [
      {
        ...rest,
        text: safeHtml(text, [source.siteOrigin, source.contentOrigin]) ?? ('' as JobDetails['text']),
        postDate: postDate ?? null,
        validThrough: validThrough ?? null,
        description: description ?? null,
      },
    ];
  });
}
