import type { JobDetails } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './job-description.module.css';

export function JobDescription({ job }: { readonly job: JobDetails }) {
  const { jobs: words } = useWords();
  return (
    <section className={`grid ${styles.section}`}>
      <h2 className={styles.heading}>{words.what}</h2>
      {job.text && <RichText html={job.text} lead className={styles.text} />}
      <Button href="#apply" className={styles.apply}>
        {words.apply}
      </Button>
    </section>
  );
}
