import { dayAndTimeOf } from '../../dashboard/clock.ts';
import type { Removals } from '../../dashboard/removals.ts';
import { removalNames } from '../../editorial/removals/expiring.ts';
import { type PanelI18n, sayIn } from '../../panel/say.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { Row, Section } from './parts.tsx';

const When = ({ at, i18n }: { readonly at: string; readonly i18n: PanelI18n }) => (
  <time dateTime={at}>{dayAndTimeOf(Date.parse(at), i18n)}</time>
);

interface Props {
  readonly removals: readonly Removals[];
  readonly i18n: PanelI18n;
}

/**
 * Lists records deleted by retention, and those held back until an operator has checked the clock.
 */
export function RemovalsSection({ removals, i18n }: Props) {
  const say = sayIn(i18n);
  const counted = (kind: Removals['kind'], count: number) =>
    say('{records} ({count})', { records: say(removalNames[kind]), count });
  return (
    <Section id="removals" title={say('Removed after their time')}>
      <ul className="panel-list" data-lines>
        {removals.flatMap(({ kind, held, removed }) => [
          held && (
            <Row
              key={`${kind} held`}
              before={<StatusBadge kind="late" word={say('On hold')} />}
              title={counted(kind, held.count)}
              below={say('Because {reason}. If that is right, run on the server: npm run erase -- --expired', {
                reason: held.why,
              })}
              after={<When at={held.at} i18n={i18n} />}
              whole
            />
          ),
          removed && (
            <Row
              key={kind}
              before={say('Removed')}
              title={counted(kind, removed.count)}
              after={<When at={removed.at} i18n={i18n} />}
            />
          ),
        ])}
      </ul>
    </Section>
  );
}
