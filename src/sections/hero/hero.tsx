import type { ReactNode } from 'react';
import type { Ground } from '../../site/colours.ts';
import type { Blob, HeadingLine } from '../../site/page-types.ts';
import { Poster } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import { type SignalName, signalPaths } from '../../ui/signal/signal-paths.ts';
import styles from './hero.module.css';

export interface HeroProps {
  readonly heading: {
    readonly text: string;
    readonly wide?: readonly HeadingLine[] | undefined;
    readonly narrow?: readonly HeadingLine[] | undefined;
  };
  readonly sea: Ground;
  readonly tide?: 'low' | 'middle' | 'high';
  readonly blobs?: readonly Blob[];
  readonly notice?: { readonly signal: SignalName; readonly name: string; readonly text: string } | undefined;
  /** Stands above the heading instead of a notice. */
  readonly children?: ReactNode;
}

function Shape({ shape, ink, place }: Blob) {
  return (
    <svg
      className={`${styles.blob} ${styles[place]}`}
      data-ink={ink}
      viewBox="0 0 96 96"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {shape === 'disc' ? <circle cx="48" cy="48" r="48" /> : <path d={signalPaths[shape]} />}
    </svg>
  );
}

/** The first view of a page: its name across the measure, standing in the sea of the section below. */
export function Hero({ heading, sea, tide = 'middle', blobs = [], notice, children }: HeroProps) {
  // A short first line leaves room for the notice beside it.
  const beside = (heading.wide?.[0]?.share ?? 1) < 0.78;
  return (
    <section className={styles.hero} data-sea={sea} data-tide={tide}>
      {blobs.map((blob) => (
        <Shape key={blob.place} {...blob} />
      ))}
      <div className={styles.inside}>
        {notice && (
          <p className={`${styles.notice} ${beside ? styles.beside : ''}`}>
            <b>
              <Signal name={notice.signal} />
              {notice.name}
            </b>
            {notice.text}
          </p>
        )}
        {children}
        <Poster as="h1" text={heading.text} wide={heading.wide} narrow={heading.narrow} dips />
      </div>
    </section>
  );
}
