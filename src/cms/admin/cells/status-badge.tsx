import type { PaletteResultState } from '../../command-palette/palette-results.ts';
import './status-badge.css';

interface StatusBadgeProps {
  readonly kind: PaletteResultState['kind'] | 'waiting' | 'done' | 'none';
  readonly word: string;
}

/** SVG paths on a 12 × 12 grid: a pennant for published, icons for pending states. */
const shapes: Readonly<Record<StatusBadgeProps['kind'], string>> = {
  published: 'M0 1H12L9 5.500 12 10H0Z',
  changed: 'M1 1H11L7.200 6 11 11H1L4.800 6Z',
  draft: 'M1 1H11V5H8V11H4V5H1Z',
  new: 'M1 1H11V5H8V11H4V5H1Z',
  late: 'M6 1 11.500 11H.5Z',
  open: 'M1 1H11L7.200 6 11 11H1L4.800 6Z',
  waiting: 'M1 1H11L7.200 6 11 11H1L4.800 6Z',
  held: 'M1 1H11L6 6ZM1 6H11L6 11Z',
  done: 'M1 6 3 4 5 6.500 9.500 2 11 3.500 5 10Z',
  none: 'M5 0H7V2H5ZM5 5H7V7H5ZM5 10H7V12H5Z',
  archived: 'M1 6 3 4 5 6.500 9.500 2 11 3.500 5 10Z',
};

const inks: Readonly<Record<StatusBadgeProps['kind'], string | undefined>> = {
  published: undefined,
  changed: 'accent6',
  draft: 'accent4',
  new: 'accent3',
  late: 'accent1',
  open: 'accent6',
  waiting: 'accent4',
  held: 'paper2',
  done: 'accent2',
  none: 'paper2',
  archived: undefined,
};

/** Status as shape and word; colour is only an addition. */
export function StatusBadge({ kind, word }: StatusBadgeProps) {
  return (
    <span className="state-mark" data-ink={inks[kind]} data-published={kind === 'published' || undefined}>
      <svg viewBox="0 0 12 12" aria-hidden="true">
        <path d={shapes[kind]} />
      </svg>
      {word}
    </span>
  );
}
