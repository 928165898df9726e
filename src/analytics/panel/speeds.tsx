import { Icon } from '../../cms/admin/dashboard/parts.tsx';
import { type PanelI18n, panelLocale, type Say, sayIn } from '../../cms/panel/say.ts';
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

interface ValueProps {
  readonly vital: Vital;
  readonly value: number | undefined;
  readonly say: Say;
}

function Value({ vital, value, say }: ValueProps) {
  if (value === undefined)
    return (
      <td>
        <span aria-hidden="true">·</span>
        <span className="panel-hidden">{say('not measured')}</span>
      </td>
    );
  const verdict = verdictOf(vital, value);
  return (
    <td data-verdict={verdict}>
      <b>{written[vital](value)}</b>
      <small>
        <Icon name={shapes[verdict]} />
        {say(verdict)}
      </small>
    </td>
  );
}

/** Table of page speeds at the 75th percentile of visits. */
export function Speeds({ speeds, i18n }: { readonly speeds: readonly PageSpeed[]; readonly i18n: PanelI18n }) {
  const say = sayIn(i18n);
  return (
    <table className="figures__speeds panel-table">
      <thead>
        <tr>
          <th scope="col">{say('Page')}</th>
          {vitals.map((vital) => (
            <th key={vital} scope="col">
              {say(names[vital].name)} <small>{names[vital].means}</small>
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
                {say(visits === 1 ? '{count} visit' : '{count} visits', { count: grouped(visits, panelLocale(i18n)) })}
              </small>
            </th>
            {vitals.map((vital) => (
              <Value key={vital} vital={vital} value={values[vital]} say={say} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
