import type { ReactNode } from 'react';
import type { Say } from '../../cms/panel/say.ts';
import './columns.css';

/** Height of the highest column in pixels. */
const tallest = 150;

interface BarProps {
  readonly count: number;
  /** Highest value of the chart. */
  readonly most: number;
  /** Second series of the chart. */
  readonly second?: boolean;
}

/** Bar with a height relative to the highest value; values above zero get at least 3 px. */
export function Bar({ count, most, second }: BarProps) {
  const high = count === 0 ? 0 : Math.max(3, Math.round((count / most) * tallest));
  return <i data-second={second || undefined} style={{ blockSize: `${high}px` }} />;
}

interface ColumnsProps {
  /** Text alternative of the chart. */
  readonly labels: readonly string[];
  /** More columns than have room for a label each. */
  readonly many?: boolean;
  readonly say: Say;
  readonly children: ReactNode;
}

/** Frame of a column chart: value above each column, label below. */
export function Columns({ labels, many, say, children }: ColumnsProps) {
  return (
    <div
      className="columns"
      data-many={many || undefined}
      role="img"
      aria-label={labels.map((sentence) => say('{sentence}.', { sentence })).join(' ')}
    >
      {children}
    </div>
  );
}

/** Legend of a chart with two series. */
export function ColumnsKey({ children }: { readonly children: ReactNode }) {
  return <ul className="panel-list panel-row columns__key">{children}</ul>;
}

/** Entry of the legend. */
export function KeyEntry({ second, children }: { readonly second?: boolean; readonly children: ReactNode }) {
  return (
    <li className="person">
      <i data-second={second || undefined} />
      {children}
    </li>
  );
}
