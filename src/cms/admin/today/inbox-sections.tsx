import type { Kind } from '../../access/table.ts';
import { nearlyFull } from '../../inbox/file-room.ts';
import { cameAt } from '../../today/clock.ts';
import type { Letter, Letters, Stops } from '../../today/inbox.ts';
import type { Colleague } from '../../today/people.ts';
import { StateMark } from '../cells/state-mark.tsx';
import { Who } from '../shell/who.tsx';
import { Nothing, Row, Section } from './parts.tsx';

const list = '/admin/collections/submissions';

const lateWords = (days: number): string => {
  if (days === 0) return 'Late today';
  return days === 1 ? 'Late 1 day' : `Late ${days} days`;
};

function LetterRow({ letter, holder, now }: { letter: Letter; holder: Colleague | undefined; now: number }) {
  const { id, name, company, kind, says, came, daysLate } = letter;
  const state =
    daysLate === undefined ? <StateMark kind="new" word="New" /> : <StateMark kind="late" word={lateWords(daysLate)} />;
  return (
    <Row
      before={state}
      href={`${list}/${id}`}
      title={name}
      aside={kind === 'application' ? 'applies' : company || 'no company'}
      below={says}
      after={
        <>
          <time dateTime={came}>{cameAt(came, now)}</time>
          <Who person={holder} />
          <span className="panel-hidden">{holder ? `Assigned to ${holder.name}` : 'Unassigned'}</span>
        </>
      }
    />
  );
}

interface LettersProps {
  readonly letters: Letters;
  /** Types of submission that the account may read. */
  readonly kinds: readonly Kind[];
  readonly holderOf: (letter: Letter) => Colleague | undefined;
  readonly now: number;
}

/** Lists unanswered enquiries and applications. */
export function LettersSection({ letters, kinds, holderOf, now }: LettersProps) {
  const { fresh, late, held, first } = letters;
  const title = kinds.includes('enquiry') ? 'Enquiries' : 'Applications';
  const count = late > 0 ? `${fresh} to answer, ${late} late` : `${fresh} to answer`;
  return (
    <Section id="enquiries" title={title} count={count} link={{ href: list, text: 'Open the inbox' }}>
      {fresh === 0 ? (
        <Nothing icon="t">Every enquiry has been answered.</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map((letter) => (
            <LetterRow key={letter.id} letter={letter} holder={holderOf(letter)} now={now} />
          ))}
        </ul>
      )}
      {held > 0 && (
        <p>
          <a className="panel-link" href={`${list}?where[held][equals]=true`}>
            {held} in spam
          </a>
        </p>
      )}
    </Section>
  );
}

/** Text where no delivery failed; deliveries still being retried count as not arrived. */
function calm({ triedAgain, lastArrived }: Stops, now: number): string {
  const last = lastArrived && `The last was delivered at ${cameAt(lastArrived, now)}.`;
  if (triedAgain > 0)
    return [triedAgain === 1 ? 'One is being retried.' : `${triedAgain} are being retried.`, last]
      .filter(Boolean)
      .join(' ');
  return last ? `All delivered. ${last}` : 'None failed.';
}

/** Lists deliveries that need manual action. */
export function StopsSection({ stops, now }: { readonly stops: Stops; readonly now: number }) {
  const { count, first, filesTake } = stops;
  const all = { href: '/admin/collections/deliveries', text: 'All deliveries' };
  return (
    <Section id="deliveries" title="Failed deliveries" count={count} link={all}>
      {filesTake >= nearlyFull && (
        <p role="status">
          Files sent with forms use {Math.round(filesTake * 100)}% of their space. Once it is full, forms take no more
          files: erase enquiries that are done.
        </p>
      )}
      {count === 0 ? (
        <Nothing icon={stops.triedAgain > 0 ? 'hourglass' : 't'}>{calm(stops, now)}</Nothing>
      ) : (
        <ul className="panel-list" data-lines>
          {first.map(({ id, sender, destination, attempts, outcome }) => (
            <Row
              key={id}
              before={<StateMark kind="late" word="Failed" />}
              href={`/admin/collections/deliveries/${id}`}
              title={sender}
              aside={destination}
              below={`${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}. ${outcome}`}
              after={<span className="panel-button">Correct and retry</span>}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}
