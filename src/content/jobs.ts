import { z } from 'zod';
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

/** The open jobs, newest first. A row that cannot be shown is left out. */
export async function getJobs(source: ContentSource): Promise<JobDetails[]> {
  const rows = await source.readJobs();
  if (!Array.isArray(rows)) throw new ContentUnavailableError('jobs.json: expected a list.');
  return rows.flatMap((value: unknown): JobDetails[] => {
    const result = row.safeParse(value);
    if (!result.success) return [];
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
