import type { Week } from '../../weeks.ts';

/** Units of the drawing: one column a week, figures above and dates below. */
const column = 40;
const tallest = 90;
const above = 18;
const below = 20;

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** How many enquiries and applications came in each week. */
export function WeeksChart({ weeks }: { readonly weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const base = above + tallest;
  return (
    <svg
      viewBox={`0 0 ${weeks.length * column} ${base + below}`}
      role="img"
      aria-label={`${total} in ${weeks.length} weeks. ${weeks.map(({ begins, count }) => `Week of ${dayAndMonth.format(begins)}: ${count}`).join(', ')}.`}
    >
      {weeks.map(({ begins, count }, index) => {
        const height = Math.max(count > 0 ? 2 : 0, (count / most) * tallest);
        const middle = index * column + column / 2;
        return (
          <g key={begins.getTime()} textAnchor="middle">
            <rect className="today__bar" x={middle - 12} y={base - height} width={24} height={height} />
            <text x={middle} y={base - height - 5}>
              {count}
            </text>
            {index % 2 === weeks.length % 2 ? null : (
              <text x={middle} y={base + 15}>
                {dayAndMonth.format(begins)}
              </text>
            )}
          </g>
        );
      })}
      <line x1={0} x2={weeks.length * column} y1={base} y2={base} />
    </svg>
  );
}
