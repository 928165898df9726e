import type { UIFieldServerProps } from 'payload';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { mayAct } from '../../access/may.ts';
import { ownSession, sessionsOf } from '../../auth/sessions.ts';
import { EndSessionButton } from './end-session-button.tsx';
import './account-part.css';

/** Lists sessions of an account and ends them: owners their own, administrators those of anyone. */
export async function Sessions({ id, payload, user }: UIFieldServerProps) {
  if (!id || user?.collection !== 'users') return null;
  const isOwn = user.id === Number(id);
  if (!isOwn && !mayAct(user, 'users', 'endSessions')) return null;
  const sessions = await sessionsOf(payload, Number(id));
  const present = ownSession(user);
  const others = sessions.filter((session) => session.id !== present);
  return (
    <section className="account-part panel-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">Signed in</h2>
      {sessions.length === 0 && <p>Not signed in.</p>}
      <ul className="account-part__sessions panel-list" data-lines>
        {sessions.map((session) => (
          <li className="panel-row" key={session.id}>
            <b>{session.browser}</b>
            <span className="panel-quiet">
              since <time dateTime={session.since}>{dayAndTime(new Date(session.since))}</time>
            </span>
            {session.id === present ? (
              <em>This one</em>
            ) : (
              <EndSessionButton user={Number(id)} session={session.id} text="Sign out" of={session.browser} />
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <EndSessionButton user={Number(id)} text={isOwn ? 'Sign out everywhere else' : 'Sign out everywhere'} />
      )}
    </section>
  );
}
