import type { Ground } from '../../shared/colours.ts';
import { PosterLines } from '../../ui/poster/poster.tsx';
import { Signal } from '../../ui/signal/signal.tsx';
import styles from './stamp.module.css';

const stamps = [
  { ground: 'harbour', ink: 'tart', signal: '8' },
  { ground: 'ferry', ink: 'neon', signal: '9' },
  { ground: 'tile', ink: 'harbour', signal: '3' },
  { ground: 'taxi', ink: 'tart', signal: '1' },
  { ground: 'neon', ink: 'ferry', signal: '8-south-west' },
  { ground: 'tart', ink: 'taxi', signal: '8-north-east' },
] as const satisfies readonly { ground: Ground; ink: Ground; signal: string }[];

/** A perforated stamp with a sign and its value; it only decorates. */
export function Stamp({ index }: { readonly index: number }) {
  const { ground, ink, signal } = stamps[index % stamps.length] ?? stamps[0];
  return (
    <div className={styles.stamp} aria-hidden="true">
      <div className={styles.face} data-ground={ground}>
        <div className={styles.sign} data-ink={ink}>
          <Signal name={signal} className={styles.signal} />
        </div>
        <div className={styles.value}>
          <PosterLines lines={[{ text: String(index + 1), cap: 120 }]} />
        </div>
      </div>
    </div>
  );
}
