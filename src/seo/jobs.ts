import type { JobPosting } from 'schema-dts';
import type { JobDetails } from '../domain/content.ts';
import type { Language } from '../domain/languages.ts';
import type { Organisation } from '../domain/organisation.ts';
import { interfaceWords } from '../i18n/interface-words.ts';
import { breadcrumbs, listData, pageData } from './graph.ts';
import { postalAddress } from './place.ts';

export function jobListData(site: URL | undefined, jobs: readonly JobDetails[], language: Language) {
  const entries = jobs.map(({ job, slug }) => ({ name: job, path: `/jobs/${slug}` }));
  return listData(site, interfaceWords(language).jobs.name, '/jobs', entries);
}

/** Days of validity stated for a posting without a closing date; renewed on each render. */
const openDays = 60;
const day = 24 * 60 * 60 * 1000;

/** Returns the closing date, RFC 3339; without one, a date after `now`. */
function validThrough(job: JobDetails, now: number): string {
  return job.validThrough ?? new Date(now + openDays * day).toISOString().slice(0, 10);
}

/** Benefit of every job as its page shows it: `18` and `days annual leave a year`. */
interface Benefit {
  readonly shown: { readonly figure: string } | { readonly icon: string };
  readonly name: string;
}

const inOneLine = (benefits: readonly Benefit[], comma: string): string =>
  benefits.map(({ shown, name }) => ('figure' in shown ? `${shown.figure} ${name}` : name)).join(comma);

/** Returns null once the job has closed, as search engines must not list it. */
export function jobData(
  site: URL | undefined,
  job: JobDetails,
  organisation: Organisation,
  benefits: readonly Benefit[],
  language: Language,
  now = Date.now(),
) {
  const words = interfaceWords(language);
  const path = `/jobs/${job.slug}`;
  const way = breadcrumbs(site, [
    [words.jobs.name, '/jobs'],
    [job.job, path],
  ]);
  const until = validThrough(job, now);
  if (Date.parse(until) < now - day) return pageData([way]);
  const posting: JobPosting = {
    '@type': 'JobPosting',
    '@id': `${new URL(path, site).href}#job`,
    title: job.job,
    description: job.text || job.job,
    url: new URL(path, site).href,
    datePosted: job.postDate ?? new Date(now).toISOString().slice(0, 10),
    validThrough: until,
    employmentType: 'FULL_TIME',
    directApply: true,
    identifier: { '@type': 'PropertyValue', name: organisation.name, value: job.slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: organisation.name,
      sameAs: new URL('/', site).href,
      logo: new URL('/icon-512.png', site).href,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(organisation) },
    ...(job.experience ? { experienceRequirements: job.experience } : {}),
    jobBenefits: inOneLine(benefits, words.text.comma),
  };
  return pageData([posting, way]);
}
