import type { StreetSign } from '../../lib/brand-shape.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Nameplate } from '../../ui/nameplate/nameplate.tsx';
import styles from './finding-us.module.css';

/** Station with its English name and optional Chinese name. */
interface Station {
  readonly name: string;
  readonly chinese?: string;
}

export interface FindingUsProps {
  /** Stations before the office's, in the order of the line. */
  readonly before: readonly Station[];
  readonly stop: Station;
  readonly after: readonly Station[];
  readonly text: string;
  /** Street sign, for streets with two names. */
  readonly sign?: StreetSign | undefined;
}

function Names({ name, chinese }: Station) {
  return (
    <>
      {chinese && (
        <span className={styles.chinese} lang="zh-HK">
          {chinese}
        </span>
      )}{' '}
      <b>{name}</b>
    </>
  );
}

function Stop(station: Station) {
  return (
    <li>
      <span className={styles.dot} />
      <Names {...station} />
    </li>
  );
}

/** Street sign of the office and its position on the railway line. */
export function FindingUs({ before, stop, after, text, sign }: FindingUsProps) {
  return (
    <>
      {sign && (
        <div className="measure">
          <Nameplate {...sign} large />
        </div>
      )}
      <ol className={styles.line}>
        {before.map((station) => (
          <Stop key={station.name} {...station} />
        ))}
        <li className={styles.us}>
          <Icon name="hourglass" className={styles.mark} />
          <Names {...stop} />
          <p>{text}</p>
        </li>
        {after.map((station) => (
          <Stop key={station.name} {...station} />
        ))}
      </ol>
    </>
  );
}
