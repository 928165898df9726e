import type { Mark as MarkData } from '../../domain/mark.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import { MarkSlides } from '../../ui/mark/mark-slides.tsx';
import { Marquee } from '../../ui/marquee/marquee.tsx';
import styles from './logo-marquee.module.css';

export interface LogoMarqueeProps {
  /** Name that is unique among the page's marquees. */
  readonly name: string;
  readonly label: string;
  readonly marks: readonly MarkData[];
}

/** Marquee of wordmarks on wide windows; a carousel with nine per slide on narrow ones. */
export function LogoMarquee({ name, label, marks }: LogoMarqueeProps) {
  return (
    <div className={styles.section}>
      <div className={styles.wide}>
        <Marquee name={name}>
          <ul className={styles.run}>
            {marks.map((mark) => (
              <li key={mark.name}>
                <Mark {...mark} />
              </li>
            ))}
          </ul>
        </Marquee>
      </div>
      <div className={styles.narrow}>
        <MarkSlides label={label} marks={marks} />
      </div>
    </div>
  );
}
