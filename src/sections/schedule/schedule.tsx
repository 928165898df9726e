import { useWords } from '../../i18n/language-context.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { type IconName, iconPaths } from '../../ui/icon/icon-paths.ts';
import styles from './schedule.module.css';

export interface ScheduleTask {
  readonly title: string;
  readonly text: string;
  readonly icon: IconName;
  readonly ink: Ink;
  /** Weeks of the quarter, 1 to 13; `all` for continuous jobs. */
  readonly weeks: readonly number[] | 'all';
}

export interface ScheduleProps {
  readonly heading: string;
  readonly tasks: readonly ScheduleTask[];
}

const weekNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const weeks = weekNumbers.length;
const field = 100;

/** Row of icons as one SVG path. */
function Row({ icon, ink, weeks: when }: ScheduleTask) {
  return (
    <svg className={styles.row} data-ink={ink} viewBox={`0 0 ${weeks * field} 44`} aria-hidden="true">
      {when === 'all' ? (
        <path d={`M28 10H${weeks * field - 28}V34H28Z`} />
      ) : (
        when.map((week) => (
          <path key={week} d={iconPaths[icon]} transform={`translate(${(week - 0.5) * field - 22} 0) scale(.458)`} />
        ))
      )}
    </svg>
  );
}

/** Recurring jobs on a scale of thirteen weeks. */
export function Schedule({ heading, tasks }: ScheduleProps) {
  const words = useWords();
  return (
    <div className={styles.section}>
      <h2 className={`statement measure ${styles.heading}`}>{heading}</h2>
      <div className={styles.head} aria-hidden="true">
        <span>{words.schedule.week}</span>
        <svg className={styles.row} viewBox={`0 0 ${weeks * field} 44`} aria-hidden="true">
          {weekNumbers.map((week) => (
            <text key={week} x={(week - 0.5) * field} y="36">
              {week}
            </text>
          ))}
        </svg>
      </div>
      <ul className={styles.list}>
        {tasks.map((task) => (
          <li key={task.title} className={styles.task}>
            <h3 className={styles.title}>{task.title}</h3>
            <p className={styles.text}>{task.text}</p>
            <Row {...task} />
          </li>
        ))}
      </ul>
    </div>
  );
}
