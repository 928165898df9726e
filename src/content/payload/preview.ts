import type { Payload } from 'payload';
import type { Insight, Job, Page, Work } from '../../cms/payload-types.ts';
import { RelatedRecords } from '../../cms/records/related-records.ts';
import { isListPath, isReserved, isTemplate } from '../../domain/template-addresses.ts';
import { openJobs } from '../jobs.ts';
import type { ContentSource } from '../source.ts';
import { insightDetails } from './insights.ts';
import { jobRow } from './jobs.ts';
import { composedPage, type RemoteWorks } from './pages.ts';
import { workDetails } from './works.ts';

/** Record being edited: any field may be missing. */
export type Draft =
  | { readonly collection: 'pages'; readonly record: Partial<Page> & Pick<Page, 'id'> }
  | { readonly collection: 'works'; readonly record: Partial<Work> & Pick<Work, 'id'> }
  | { readonly collection: 'insights'; readonly record: Partial<Insight> & Pick<Insight, 'id'> }
  | { readonly collection: 'jobs'; readonly record: Partial<Job> & Pick<Job, 'id'> };

export interface PreviewReading {
  /** Published content; everything except the draft is read from it. */
  readonly content: ContentSource;
  readonly siteOrigin: string;
  readonly remoteWorks?: RemoteWorks | undefined;
  /** True in the editor's preview beside the form. */
  readonly editing: boolean;
  /** Marks the parts of the page for a review. */
  readonly placed?: boolean;
}

export interface Preview {
  /** Present or future path of the record's page. */
  readonly path: string;
  /** Published content with the draft in place of its record. */
  readonly content: ContentSource;
}

const unnamed = 'Untitled';

/** Path segment of a draft without a slug. */
const nowhere = 'draft';

const slugOf = ({ slug }: { readonly slug?: string | null }): string =>
  typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : nowhere;

/**
 * Returns a path that no route serves while the draft's own is invalid, so that the preview shows
 * no other page.
 */
const pathOf = ({ path }: Partial<Page>): string => {
  const usable =
    typeof path === 'string' &&
    /^\/[a-z0-9/-]*$/.test(path) &&
    !isReserved(path) &&
    (isListPath(path) || !isTemplate(path));
  return usable ? path : `/${nowhere}`;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (value: unknown): string => text(value).trim() || unnamed;
const dateOf = (value: unknown): string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : new Date().toISOString();

/** Places the draft into the published content at its path. */
export function previewOf(payload: Payload, draft: Draft, reading: PreviewReading): Preview {
  const { content, siteOrigin, remoteWorks, editing, placed = false } = reading;
  switch (draft.collection) {
    case 'pages': {
      const path = pathOf(draft.record);
      const { title, description, ground } = draft.record;
      const whole = {
        ...draft.record,
        path,
        title: nameOf(title),
        description: text(description),
        ground: ground ?? 'paper',
        updatedAt: dateOf(draft.record.updatedAt),
      } as Page;
      const page = () => composedPage(payload, whole, { facts: content.facts, remoteWorks, editing, placed });
      return { path, content: { ...content, page: (asked) => (asked === path ? page() : content.page(asked)) } };
    }
    case 'works': {
      const slug = slugOf(draft.record);
      const { title, postDate } = draft.record;
      const whole = { ...draft.record, slug, title: nameOf(title), postDate: dateOf(postDate) } as Work;
      const work = () => workDetails(payload, siteOrigin, whole, content);
      return {
        path: `/work/${slug}`,
        content: { ...content, work: (asked) => (asked === slug ? work() : content.work(asked)) },
      };
    }
    case 'insights': {
      const slug = slugOf(draft.record);
      const { title, description, postDate, updatedAt } = draft.record;
      const whole = {
        ...draft.record,
        slug,
        title: nameOf(title),
        description: text(description),
        postDate: dateOf(postDate),
        updatedAt: dateOf(updatedAt),
      } as Insight;
      const insight = () =>
        insightDetails(new RelatedRecords(payload), siteOrigin, whole, {
          ...content,
          editing,
          placed: placed || editing,
        });
      return {
        path: `/insights/${slug}`,
        content: { ...content, insight: (asked) => (asked === slug ? insight() : content.insight(asked)) },
      };
    }
    case 'jobs': {
      const slug = slugOf(draft.record);
      const { job, experience, location, postDate } = draft.record;
      const whole = {
        ...draft.record,
        slug,
        job: nameOf(job),
        experience: text(experience),
        location: text(location),
        postDate: dateOf(postDate),
      } as Job;
      const jobs = async () => {
        // Shows a closed job as it was while open.
        const shown = openJobs([await jobRow(new RelatedRecords(payload), whole)], [siteOrigin], 0);
        return [...shown, ...(await content.jobs()).filter((one) => one.slug !== slug)];
      };
      return { path: `/jobs/${slug}`, content: { ...content, jobs } };
    }
    default:
      throw new Error(`Nothing has a page in ${draft satisfies never}.`);
  }
}
