import type { Mark as MarkData } from '../../domain/mark.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import { MarkSlides } from '../../ui/mark/mark-slides.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './logo-block.module.css';

export interface LogoBlockProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly marks: readonly MarkData[];
}

/** Wall of wordmarks; on narrow windows a carousel with nine per slide. */
export function LogoBlock({ heading, headingLines, marks }: LogoBlockProps) {
  const words = useWords();
  return (
    <div className={styles.section}>
      <div className="measure">
        <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} />
      </div>
      <ul className={styles.wall}>
        {marks.map((mark) => (
          <li key={mark.name}>
            <Mark {...mark} />
          </li>
        ))}
      </ul>
      <div className={styles.slides}>
        <MarkSlides label={words.work.partners} marks={marks} />
      </div>
    </div>
  );
}
