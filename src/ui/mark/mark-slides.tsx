import type { Mark as MarkData } from '../../domain/mark.ts';
import { useWords } from '../../i18n/language-context.ts';
import { Carousel } from '../carousel/carousel.tsx';
import { Mark } from './mark.tsx';
import styles from './mark-slides.module.css';

/** Marks per slide on narrow windows. */
const perSlide = 9;

export interface MarkSlidesProps {
  readonly label: string;
  readonly marks: readonly MarkData[];
  readonly className?: string;
}

/** Carousel with nine wordmarks per slide. */
export function MarkSlides({ label, marks, className = '' }: MarkSlidesProps) {
  const words = useWords();
  const groups = Array.from({ length: Math.ceil(marks.length / perSlide) }, (_, index) =>
    marks.slice(index * perSlide, (index + 1) * perSlide),
  );
  return (
    <Carousel
      className={className}
      label={label}
      slides={groups.map((group, index) => ({
        key: group.map(({ name }) => name).join(' '),
        label: words.carousel.some(label, index * perSlide + 1, index * perSlide + group.length),
        content: (
          <ul className={styles.marks}>
            {group.map((mark) => (
              <li key={mark.name}>
                <Mark {...mark} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  );
}
