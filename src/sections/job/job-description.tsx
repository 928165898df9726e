import type { JobDetails } from '../../domain/content.ts';
import { Button } from '../../ui/button/button.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './job-description.module.css';

export function JobDescription({ job }: { readonly job: JobDetails }) {
  return (
    <section className={`grid ${styles.section}`}>
      <h2 className={styles.heading}>What the job is</h2>
      {job.text && <RichText html={job.text} lead className={styles.text} />}
      <Button href="#apply" className={styles.apply}>
        Apply now
      </Button>
    </section>
  );
}
