import type { JobDetails } from '../../domain/content.ts';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import type { SignalName } from '../../ui/signal/signal-paths.ts';
import styles from './job-list.module.css';

const rooms = [
  { wide: { total: 11, tallest: 11, least: 3 }, narrow: { total: 16, tallest: 18, least: 4.2 } },
  { wide: { total: 8, tallest: 9, least: 3 }, narrow: { total: 14, tallest: 16, least: 4.2 } },
];
const signals: readonly SignalName[] = ['8', '8-south-west', '1', '3'];

export interface JobListProps {
  readonly jobs: readonly JobDetails[];
  /** Text if no job is open. */
  readonly none: string;
}

/** Open jobs; each row is as tall as its title needs to fill the line. */
export function JobList({ jobs, none }: JobListProps) {
  return (
    <section className={styles.section} data-ground="harbour" aria-label="Open jobs">
      {jobs.length === 0 && <p className={`measure statement ${styles.none}`}>{none}</p>}
      {jobs.length > 0 && (
        <ul className={styles.list}>
          {jobs.map(({ slug, job, experience, location }, index) => (
            <li key={slug}>
              <a className={`grid ${styles.row}`} href={`/jobs/${slug}`}>
                <div className={styles.name}>
                  <Poster text={job} room={rooms[index % rooms.length]} />
                </div>
                <dl className={styles.facts} hidden={!experience && !location}>
                  {experience && (
                    <div>
                      <dt>Experience</dt>
                      <dd>{experience}</dd>
                    </div>
                  )}
                  {location && (
                    <div>
                      <dt>Location</dt>
                      <dd>{location}</dd>
                    </div>
                  )}
                </dl>
                <Signal name={signals[index % signals.length] ?? '8'} className={styles.signal} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface WriteAnywayProps {
  readonly statement: string;
  readonly email: string;
}

export function WriteAnyway({ statement, email }: WriteAnywayProps) {
  return (
    <section className={`grid ${styles.anyway}`}>
      <p className="statement">{statement}</p>
      <p className={styles.address}>
        <MailLink address={email} />
      </p>
    </section>
  );
}
