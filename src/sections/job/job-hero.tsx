import type { JobDetails } from '../../content/types.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './job-hero.module.css';

export function JobHero({ job }: { readonly job: JobDetails }) {
  return (
    <Hero heading={{ text: job.job }} sea="tart">
      <p className={styles.facts}>
        <a href="/jobs">All jobs</a>
        {job.location && <span>{job.location}</span>}
        {job.experience && <span>{job.experience}</span>}
      </p>
    </Hero>
  );
}
