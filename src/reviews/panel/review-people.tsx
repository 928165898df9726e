'use client';

import { StatusBadge } from '../../cms/admin/cells/status-badge.tsx';
import { PersonBadge } from '../../cms/admin/shell/person-badge.tsx';
import { useSay } from '../../cms/admin/shell/use-say.ts';
import { withElements } from '../../cms/panel/with-elements.tsx';
import type { Reviewer } from '../../domain/review.ts';
import { Changes } from '../../ui/review/changes.tsx';
import type { Beside, BesidePerson, SectionChange, Sent } from '../beside.ts';
import { Moment } from './moment.tsx';

const standings = {
  signed: { kind: 'done', word: 'Looks right' },
  changed: { kind: 'open', word: 'Changed since' },
  done: { kind: 'waiting', word: 'Done for now' },
  waiting: { kind: 'none', word: 'Not yet' },
} as const satisfies Readonly<Record<Reviewer['state'], { readonly kind: string; readonly word: string }>>;

const sentences: Readonly<Record<Reviewer['state'], string>> = {
  signed: 'Said “Looks right”, {time}.',
  changed: 'Said “Looks right”, {time}. It was changed since.',
  done: 'Said “Not yet, done for now”, {time}.',
  waiting: 'First opened {time}. No word yet.',
};

function Change({ change }: { readonly change: Sent<SectionChange> }) {
  const say = useSay();
  const { number, name, words } = change;
  const hasWords = words.some(({ change: kind }) => kind);
  return (
    <li>
      <b>
        {number ? say('{number} {name}', { number, name: say(name) }) : say('Removed: {name}', { name: say(name) })}
      </b>
      {hasWords ? (
        <Changes words={words} className="review__changes" />
      ) : (
        <p className="panel-quiet">{say('Not the words: pictures or settings.')}</p>
      )}
    </li>
  );
}

function PersonRow({ person, index }: { readonly person: Sent<BesidePerson>; readonly index: number }) {
  const say = useSay();
  const { name, state, at, isOpen, ends, changes } = person;
  const { kind, word } = standings[state];
  return (
    <li className="review__person">
      <PersonBadge person={{ id: index, name }} />
      <b>{name}</b>
      <StatusBadge kind={kind} word={say(word)} />
      <div className="panel-quiet">
        <p>{at ? withElements(say(sentences[state]), { time: <Moment at={at} /> }) : say('Not opened yet.')}</p>
        {!isOpen && <p>{withElements(say('Their link ended {time}.'), { time: <Moment at={ends} /> })}</p>}
        {changes.length > 0 && (
          <details>
            <summary>
              {say(changes.length === 1 ? 'What changed: {count} section' : 'What changed: {count} sections', {
                count: changes.length,
              })}
            </summary>
            <ul className="panel-list" data-lines>
              {changes.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

/** People of a review, and what each has said. */
export function ReviewPeople({ people }: Pick<Sent<Beside>, 'people'>) {
  const say = useSay();
  const signed = people.filter(({ state }) => state === 'signed').length;
  return (
    <>
      <h3 className="review__heading">
        {say('Sign-off')}{' '}
        {people.length > 0 && (
          <span className="panel-quiet">{say('{count} of {total}', { count: signed, total: people.length })}</span>
        )}
      </h3>
      {people.length === 0 ? (
        <p className="panel-words">{say('No person was invited by name, and none has signed.')}</p>
      ) : (
        <ul className="panel-list">
          {people.map((person, index) => (
            <PersonRow key={person.key} person={person} index={index} />
          ))}
        </ul>
      )}
    </>
  );
}
