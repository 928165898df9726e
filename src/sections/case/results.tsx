import { useWords } from '../../i18n/language-context.ts';
import type { Figure, Figures } from '../../lib/html/text-pieces.ts';
import type { Ink } from '../../lib/media/colours.ts';
import { Button } from '../../ui/button/button.tsx';
import { composeLines, type PosterRoom } from '../../ui/poster/compose-lines.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './results.module.css';

export interface ResultsProps {
  /** Results; null if the case has none. */
  readonly results: Figures | null;
  readonly address: string | null;
  /** Link text; null for the default one. */
  readonly button: string | null;
  readonly ground: Ink;
}

const wide: PosterRoom = { total: 27, tallest: 33 };
const narrow: PosterRoom = { total: 36, tallest: 46 };

function Digits({ figure, className }: { readonly figure: string; readonly className?: string | undefined }) {
  return (
    <span className={`${styles.digits} ${className ?? ''}`}>
      <PosterLines lines={composeLines(figure, wide)} className={styles.wide} />
      <PosterLines lines={composeLines(figure, narrow)} className={styles.narrow} />
    </span>
  );
}

/** Label of a figure. For screen readers it starts with the figure, whose drawing is hidden. */
function Counted({ figure: { figure, html }, className }: { readonly figure: Figure; readonly className?: string }) {
  return (
    <div className={className}>
      <span className="visually-hidden">{figure}</span>
      {html && <RichText html={html} />}
    </div>
  );
}

/**
 * Results: the first figure is the largest element of the case; a second one spans four columns.
 */
export function Results({ results, address, button, ground }: ResultsProps) {
  const { case: words } = useWords();
  if (!results && !address) return null;
  const [first, second] = results?.figures ?? [];
  return (
    <section className={styles.results} data-ground={ground}>
      {results && <h2 className={`measure ${styles.heading}`}>{words.results}</h2>}
      {first && (
        <div className="measure">
          <Digits figure={first.figure} />
        </div>
      )}
      <div className={`grid ${styles.words}`}>
        {first && <Counted figure={first} className={styles.first ?? ''} />}
        {second && (
          <div className={styles.second}>
            <Digits figure={second.figure} className={styles.small} />
            <Counted figure={second} className={styles.counted ?? ''} />
          </div>
        )}
        {results?.rest && <RichText html={results.rest} className={first ? styles.rest : styles.said} />}
        {address && (
          <Button className={styles.visit} href={`https://${address}`}>
            {button ?? words.visit}
          </Button>
        )}
      </div>
    </section>
  );
}
