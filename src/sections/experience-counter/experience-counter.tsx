import { useWords } from '../../i18n/language-context.ts';
import { Mascot } from '../../ui/mascot/mascot.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import styles from './experience-counter.module.css';

export interface ExperienceCounterProps {
  readonly projects: string;
  readonly years: string;
  readonly text: string;
  readonly metrics: readonly { readonly name: string; readonly value: string }[];
}

/** Maximum number of characters of a figure in full height. */
const tall = 4;

/** Two large figures, and a table of further ones. */
export function ExperienceCounter({ projects, years, text, metrics }: ExperienceCounterProps) {
  const { numbers: words } = useWords();
  const long = [...projects].length > tall;
  return (
    <div className={styles.section}>
      <h2 className="visually-hidden">{words.heading(projects, years)}</h2>
      <div className={`measure ${styles.projects} ${long ? styles.long : ''}`.trimEnd()} data-motion="count-up">
        <Mascot name="triangle" ink="accent4" className={styles.mascot} />
        <PosterLines lines={[{ text: projects, cap: 26.5 }]} className={styles.wide} />
        <PosterLines lines={[{ text: projects, cap: 38 }]} className={styles.narrow} />
        <p className={styles.unit} aria-hidden="true">
          {words.projects}
        </p>
      </div>
      <div className={`grid ${styles.rest}`}>
        <div className={styles.years} data-motion="count-up">
          <PosterLines lines={[{ text: years, cap: 30 }]} />
          <p className={styles.unit} aria-hidden="true">
            {words.years}
          </p>
        </div>
        <p className={styles.text}>{text}</p>
        <table className={styles.metrics}>
          <caption>{words.readings}</caption>
          <tbody>
            {metrics.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
