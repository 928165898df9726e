import { Icon } from '../../cms/admin/dashboard/parts.tsx';
import { type Verdict, type Vital, verdictOf, vitals } from '../../lib/analytics/vitals.ts';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import type { PageSpeed } from '../report/report.ts';
import { grouped } from './charts.tsx';

const names: Readonly<Record<Vital, { readonly name: string; readonly means: string }>> = {
  lcp: { name: 'Drawn', means: 'LCP' },
  inp: { name: 'Answers', means: 'INP' },
  cls: { name: 'Shifts', means: 'CLS' },
};

const written: Readonly<Record<Vital, (value: number) => string>> = {
  lcp: (value) => `${(value / 1000).toFixed(1)} s`,
  inp: (value) => `${value} ms`,
  cls: (value) => (value / 1000).toFixed(2),
};

/** Icon of each verdict; colour is only an addition. */
const shapes: Readonly<Record<Verdict, IconName>> = { good: 't', fair: 'hourglass', poor: 'triangle' };

function Value({ vital, value }: { readonly vital: Vital; readonly value: number | undefined }) {
  if (value === undefined)
    return (
      <td>
        <span aria-hidden="true">·</span>
        <span className="panel-hidden">not measured</span>
      </td>
    );
  const verdict = verdictOf(vital, value);
  return (
    <td data-verdict={verdict}>
      <b>{written[vital](value)}</b>
      <small>
        <Icon name={shapes[verdict]} />
        {verdict}
      </small>
    </td>
  );
}

/** Table of page speeds at the 75th percentile of visits. */
export function Speeds({ speeds }: { readonly speeds: readonly PageSpeed[] }) {
  return (
    <table className="figures__speeds panel-table">
      <thead>
        <tr>
          <th scope="col">Page</th>
          {vitals.map((vital) => (
            <th key={vital} scope="col">
              {names[vital].name} <small>{names[vital].means}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {speeds.map(({ path, values, visits }) => (
          <tr key={path}>
            <th scope="row">
              {path}
              <small className="panel-quiet">
                {grouped(visits)} {visits === 1 ? 'visit' : 'visits'}
              </small>
            </th>
            {vitals.map((vital) => (
              <Value key={vital} vital={vital} value={values[vital]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
