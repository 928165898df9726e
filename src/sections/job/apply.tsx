import { brand } from '../../site/brand.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './apply.module.css';

export function Apply({ job }: { readonly job: string }) {
  const subject = encodeURIComponent(`Application: ${job}`);
  return (
    <section className={`grid ${styles.section}`} id="apply" aria-labelledby="apply-heading">
      <div className={styles.promise}>
        <PosterLines lines={[{ text: '2 weeks', cap: 18 }]} />
        <h2 className={styles.heading} id="apply-heading">
          Apply for this job
        </h2>
      </div>
      <div className={styles.text}>
        <p className={styles.lead}>
          We reply within 2 weeks. If you have not heard from us by then, your application was unsuccessful, and we
          thank you for the time it took.
        </p>
        <p>
          Send your name, a CV and one thing you built or ran to <b>{brand.jobsEmail}</b>. A few plain sentences do
          better than a letter.
        </p>
        <Button href={`mailto:${brand.jobsEmail}?subject=${subject}`}>Write to us</Button>
      </div>
    </section>
  );
}
