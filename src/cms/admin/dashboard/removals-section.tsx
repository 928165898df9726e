import { dayAndTimeOf } from '../../dashboard/clock.ts';
import type { Removals } from '../../dashboard/removals.ts';
import { removalNames } from '../../editorial/removals/expiring.ts';
import { StatusBadge } from '../cells/status-badge.tsx';
import { Row, Section } from './parts.tsx';

const When = ({ at }: { readonly at: string }) => <time dateTime={at}>{dayAndTimeOf(Date.parse(at))}</time>;

/**
 * Lists records deleted by retention, and those held back until an operator has checked the clock.
 */
export function RemovalsSection({ removals }: { readonly removals: readonly Removals[] }) {
  return (
    <Section id="removals" title="Removed after their time">
      <ul className="panel-list" data-lines>
        {removals.flatMap(({ kind, held, removed }) => [
          held && (
            <Row
              key={`${kind} held`}
              before={<StatusBadge kind="late" word="On hold" />}
              title={`${removalNames[kind]} (${held.count})`}
              below={`Because ${held.why}. If that is right, run on the server: npm run erase -- --expired`}
              after={<When at={held.at} />}
              whole
            />
          ),
          removed && (
            <Row
              key={kind}
              before="Removed"
              title={`${removalNames[kind]} (${removed.count})`}
              after={<When at={removed.at} />}
            />
          ),
        ])}
      </ul>
    </Section>
  );
}
