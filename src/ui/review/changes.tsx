import type { ChangedWords } from '../../domain/review.ts';

interface ChangesProps {
  readonly words: readonly ChangedWords[];
  readonly className: string | undefined;
}

/** Text with what went out struck, and what came in underlined. */
export const Changes = ({ words, className }: ChangesProps) => (
  <p className={className}>
    {words.map(({ text, change }, index) => {
      // Parts of one text in their order; they have no other name.
      const key = `${index}${change ?? ''}`;
      if (change === 'out') return <del key={key}>{text}</del>;
      if (change === 'in') return <ins key={key}>{text}</ins>;
      return <span key={key}>{text}</span>;
    })}
  </p>
);
