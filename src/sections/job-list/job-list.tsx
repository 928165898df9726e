import type { JobDetails } from '../../domain/content.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './job-list.module.css';

const rooms = [
  { wide: { total: 11, tallest: 11, least: 3 }, narrow: { total: 16, tallest: 18, least: 4.2 } },
  { wide: { total: 8, tallest: 9, least: 3 }, narrow: { total: 14, tallest: 16, least: 4.2 } },
];
const icons: readonly IconName[] = ['triangle', 'triangle-down', 't', 't-inverted'];

export interface JobListProps {
  readonly jobs: readonly JobDetails[];
  /** Text if no job is open. */
  readonly none: string;
}

/** Open jobs; each row is as tall as its title needs to fill the line. */
export function JobList({ jobs, none }: JobListProps) {
  const { jobs: words } = useWords();
  return (
    <section className={styles.section} data-ground="accent3" aria-label={words.open}>
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
                      <dt>{words.experience}</dt>
                      <dd>{experience}</dd>
                    </div>
                  )}
                  {location && (
                    <div>
                      <dt>{words.location}</dt>
                      <dd>{location}</dd>
                    </div>
                  )}
                </dl>
                <Icon name={icons[index % icons.length] ?? 'triangle'} className={styles.icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface OpenApplicationProps {
  readonly statement: string;
  readonly email: string;
}

export function OpenApplication({ statement, email }: OpenApplicationProps) {
  return (
    <section className={`grid ${styles.application}`}>
      <p className="statement">{statement}</p>
      <p className={styles.address}>
        <MailLink address={email} />
      </p>
    </section>
  );
}
