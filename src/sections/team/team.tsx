import type { Picture as PictureData } from '../../domain/picture.ts';
import type { Ground } from '../../lib/media/colours.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './team.module.css';

export interface TeamProps {
  readonly heading: string;
  readonly people: readonly {
    readonly name: string;
    readonly role: string;
    readonly text: string;
    readonly ground: Ground;
    readonly picture: PictureData;
  }[];
}

/** Portraits side by side; the hovered, focused or pressed one widens and shows its text. */
export function Team({ heading, people }: TeamProps) {
  return (
    <div className={styles.section}>
      <div className="measure">
        <Poster text={heading} />
      </div>
      <ul className={styles.team} data-motion="team">
        {people.map(({ name, role, text, ground, picture }) => (
          <li key={name} className={styles.member} data-ground={ground} data-part="member">
            <h3 className={styles.name}>
              <button type="button" className={styles.press}>
                {name}
              </button>
            </h3>
            <p className={styles.role}>{role}</p>
            <p className={styles.text}>{text}</p>
            <Picture {...picture} sizes="(max-width: 768px) 50vw, 30vw" className={styles.picture} />
          </li>
        ))}
      </ul>
    </div>
  );
}
