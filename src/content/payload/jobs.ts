import type { Payload } from 'payload';
import type { Job } from '../../cms/payload-types.ts';
import { RelatedRecords } from '../../cms/records/related-records.ts';
import { richTextHtml } from '../../cms/records/rich-text-html.ts';
import type { Picture } from '../../domain/picture.ts';
import { closesAt } from '../jobs.ts';
import { firstPicture, rowsOf } from './views.ts';

/**
 * Open job in the shape of `GET /api/jobs.json`. The first six keys are the original API; dates and
 * description were added for search engines.
 */
export interface JobRow {
  readonly job: string;
  readonly slug: string;
  readonly experience: string;
  readonly location: string;
  /** HTML. */
  readonly text: string;
  readonly jobTrack: readonly { readonly heading: string; readonly text: string }[];
  /** RFC 3339. */
  readonly postDate: string;
  /** Last change, RFC 3339. */
  readonly dateUpdated: string;
  /** RFC 3339; null without a closing date. */
  readonly validThrough: string | null;
  readonly description: string | null;
  /** Social image, if an editor chose one. */
  readonly socialPicture?: Picture;
}

/** Reads published jobs that have not closed, newest first. */
export async function readJobs(payload: Payload, now = Date.now()): Promise<JobRow[]> {
  const { docs } = await payload.find({
    collection: 'jobs',
    sort: ['-postDate', '-id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const related = new RelatedRecords(payload);
  return Promise.all(
    docs
      .filter((record) => now < closesAt({ validThrough: record.validThrough ?? null }))
      .map((record) => jobRow(related, record)),
  );
}

export async function jobRow(related: RelatedRecords, record: Job): Promise<JobRow> {
  const socialPicture = await firstPicture(related, record.seo?.socialPicture);
  return {
    job: record.job,
    slug: record.slug,
    experience: record.experience,
    location: record.location,
    text: richTextHtml(record.text) ?? '',
    jobTrack: rowsOf(record.jobTrack).map(({ heading, text }) => ({ heading, text })),
    postDate: record.postDate,
    dateUpdated: record.updatedAt,
    validThrough: record.validThrough ?? null,
    description: record.seo?.description ?? null,
    ...(socialPicture ? { socialPicture } : {}),
  };
}

/**
 * Reports whether a job at this address was open once and is closed now. Reveals nothing else: it
 * may have been withdrawn because of its content.
 */
export async function wasJob(payload: Payload, slug: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { slug: { equals: slug } },
    select: { validThrough: true, _status: true },
    pagination: false,
    depth: 0,
  });
  for (const { id, _status, validThrough } of docs) {
    if (_status === 'published') return Date.now() >= closesAt({ validThrough: validThrough ?? null });
    const published = await payload.countVersions({
      collection: 'jobs',
      where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
    });
    if (published.totalDocs > 0) return true;
  }
  return false;
}
