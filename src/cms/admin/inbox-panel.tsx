import type { ServerProps } from 'payload';
import { enquiryReader } from '../access.ts';
import { countWeeks, type Week } from '../weeks.ts';

const weeksShown = 12;
/** Units of the drawing: one column a week, figures above and dates below. */
const column = 40;
const tallest = 90;
const above = 18;
const below = 20;

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

function Chart({ weeks }: { readonly weeks: readonly Week[] }) {
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
            <rect className="inbox-bar" x={middle - 12} y={base - height} width={24} height={height} />
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

/** The dashboard's view of the inbox: how much has come lately, and what waits for somebody. */
export async function InboxPanel({ payload, user }: ServerProps) {
  if (!enquiryReader(user)) return null;
  const weeks = await countWeeks(payload, weeksShown, new Date());
  const { totalDocs: attention } = await payload.count({
    collection: 'deliveries',
    where: { state: { equals: 'needs-attention' } },
  });
  const { totalDocs: held } = await payload.count({ collection: 'submissions', where: { held: { equals: true } } });
  const { totalDocs: fresh } = await payload.count({
    collection: 'submissions',
    where: { state: { equals: 'new' }, held: { not_equals: true } },
  });
  const places = [
    { count: fresh, text: 'new', href: '/admin/collections/submissions?where[state][equals]=new' },
    {
      count: attention,
      text: attention === 1 ? 'delivery needs attention' : 'deliveries need attention',
      href: '/admin/collections/deliveries?where[state][equals]=needs-attention',
    },
    { count: held, text: 'held as suspected spam', href: '/admin/collections/submissions?where[held][equals]=true' },
  ];
  return (
    <section className="inbox-panel" aria-labelledby="inbox-panel-title">
      <h2 id="inbox-panel-title">Inbox</h2>
      <ul>
        {places.map(({ count, text, href }) => (
          <li key={href} data-waiting={count > 0}>
            <a href={href}>
              <b>{count}</b> {text}
            </a>
          </li>
        ))}
      </ul>
      <figure>
        <figcaption>Enquiries and applications a week</figcaption>
        <Chart weeks={weeks} />
      </figure>
    </section>
  );
}
