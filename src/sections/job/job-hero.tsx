import type { JobDetails } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { composeLines, leastStretch } from '../../ui/poster/compose-lines.ts';
import { Hero } from '../hero/hero.tsx';
import styles from './job-hero.module.css';

/** Low heading, so that the benefits are in the first view. */
const room = { total: 12, tallest: 14, least: 5, stretch: leastStretch.wide };

export function JobHero({ job }: { readonly job: JobDetails }) {
  const { jobs: words } = useWords();
  return (
    <Hero heading={{ text: job.job, wide: composeLines(job.job, room) }} water="accent4">
      <p className={styles.facts}>
        <a href="/jobs">{words.all}</a>
        {job.location && <span>{job.location}</span>}
        {job.experience && <span>{job.experience}</span>}
      </p>
    </Hero>
  );
}
