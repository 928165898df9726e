import type { Ink } from '../../shared/colours.ts';
import type { SafeHtml } from '../../shared/safe-html.ts';
import { Button } from '../../ui/button/button.tsx';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import styles from './results.module.css';

export interface ResultsProps {
  readonly html: SafeHtml | null;
  readonly address: string | null;
  /** Words of the link, where the editor wants others than "Visit the site". */
  readonly button: string | null;
  readonly ground: Ink;
}

export function Results({ html, address, button, ground }: ResultsProps) {
  if (!html && !address) return null;
  return (
    <section className={styles.results} data-ground={ground}>
      {html && (
        <>
          <h2 className={styles.heading}>
            <span className="visually-hidden">Results</span>
            <PosterLines lines={[{ text: 'Results', cap: 11 }]} />
          </h2>
          <div className="grid">
            <RichText html={html} lead className={styles.text} />
          </div>
        </>
      )}
      {address && (
        <div className="grid">
          <Button className={styles.visit} href={`https://${address}`}>
            {button ?? 'Visit the site'}
          </Button>
        </div>
      )}
    </section>
  );
}
