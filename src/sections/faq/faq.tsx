import { Accordion } from '../../ui/accordion/accordion.tsx';
import { Mascot, type MascotName } from '../../ui/mascot/mascot.tsx';
import { type Copy, Paragraphs } from '../../ui/paragraphs/paragraphs.tsx';
import type { PosterLine } from '../../ui/poster/fit-line.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import styles from './faq.deferred.module.css';

export interface Question {
  readonly question: string;
  readonly answer: Copy;
  /** Link to details, after the answer. */
  readonly link?: { readonly href: string; readonly label: string };
}

export interface FaqProps {
  readonly heading: string;
  readonly headingLines?: { readonly wide: readonly PosterLine[]; readonly narrow: readonly PosterLine[] };
  readonly questions: readonly Question[];
  /**
   * `right`: questions beside a poster, with shrinking numbers. `columns`: a poster line over two
   * columns. `wide`: a quiet heading and large questions. `postscripts`: PS, PPS and so on, ever
   * narrower; the section header has the heading.
   */
  readonly layout?: 'right' | 'columns' | 'wide' | 'postscripts';
  /** Mascot under the poster (`right`). */
  readonly mascot?: { readonly name: MascotName; readonly ink: string };
  /** Unique name, if a page has two lists of questions. */
  readonly name?: string;
}

const rooms = {
  right: { wide: { total: 92, tallest: 36 }, narrow: { total: 44, tallest: 26 } },
  columns: { wide: { total: 6, tallest: 8 }, narrow: { total: 40, tallest: 24 } },
} as const;

const postscript = (index: number): string => `${'P'.repeat(index + 1)}S`;

const rowsOf = (questions: readonly Question[], first: number, layout: FaqProps['layout']) =>
  questions.map(({ question, answer, link }, index) => ({
    key: question,
    title: (
      <>
        <span className={styles.number} aria-hidden="true">
          {layout === 'postscripts' ? postscript(index) : first + index}
        </span>
        <h3 className={styles.question}>{question}</h3>
      </>
    ),
    content: (
      <div className={styles.answer}>
        <Paragraphs text={answer} />
        {link && (
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
        )}
      </div>
    ),
  }));

/** Questions of which one answer is open at a time, initially the first. */
export function Faq(props: FaqProps) {
  const { heading, headingLines, questions, layout = 'right', mascot, name = 'questions' } = props;
  const half = Math.ceil(questions.length / 2);
  const groups = layout === 'columns' ? [questions.slice(0, half), questions.slice(half)] : [questions];
  return (
    <div className={`grid ${styles.section}`} data-layout={layout}>
      {layout === 'postscripts' ? (
        <h2 className="visually-hidden">{heading}</h2>
      ) : (
        <div className={styles.heading}>
          {layout === 'wide' ? (
            <h2 className={styles.quiet}>{heading}</h2>
          ) : (
            <Poster text={heading} wide={headingLines?.wide} narrow={headingLines?.narrow} room={rooms[layout]} />
          )}
          {mascot && <Mascot {...mascot} className={styles.mascot} />}
        </div>
      )}
      <div className={styles.lists}>
        {groups
          .filter((group) => group.length > 0)
          .map((group, index) => (
            <Accordion
              key={group[0]?.question}
              name={name}
              rows={rowsOf(group, index * half + 1, layout)}
              {...(index === 0 ? { open: 0 } : {})}
              className={styles.list ?? ''}
            />
          ))}
      </div>
    </div>
  );
}
