import type { ReactNode } from 'react';

/** Pixels of the highest column. */
const tallest = 150;

interface BarProps {
  readonly count: number;
  /** What the highest column of the chart stands for. */
  readonly most: number;
  /** The other of two kinds. */
  readonly second?: boolean;
}

/** As high as there was much; what was there at all is seen. */
export function Bar({ count, most, second }: BarProps) {
  const high = count === 0 ? 0 : Math.max(3, Math.round((count / most) * tallest));
  return <i data-second={second || undefined} style={{ blockSize: `${high}px` }} />;
}

interface ColumnsProps {
  /** All of it in words, for whoever does not see it. */
  readonly said: readonly string[];
  /** More than have room for a name each. */
  readonly many?: boolean;
  readonly children: ReactNode;
}

/**
 * Columns that stand in the harbour, each with what it comes to above it and its name at the foot.
 */
export function Columns({ said, many, children }: ColumnsProps) {
  return (
    <div className="columns" data-many={many || undefined} role="img" aria-label={`${said.join('. ')}.`}>
      {children}
    </div>
  );
}

/** What the two colours of bars mean. */
export function ColumnsKey({ children }: { readonly children: ReactNode }) {
  return <ul className="panel-list panel-row columns__key">{children}</ul>;
}

/** One of them. */
export function KeyEntry({ second, children }: { readonly second?: boolean; readonly children: ReactNode }) {
  return (
    <li className="person">
      <i data-second={second || undefined} />
      {children}
    </li>
  );
}
