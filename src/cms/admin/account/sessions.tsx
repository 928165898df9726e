import type { UIFieldServerProps } from 'payload';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { mayAct } from '../../access/may.ts';
import { browserIn } from '../../auth/browser.ts';
import { ownSession, sessionsOf } from '../../auth/sessions.ts';
import { panelLocale, sayIn } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { EndSessionButton } from './end-session-button.tsx';
import './account-part.css';

/** Lists sessions of an account and ends them: owners their own, administrators those of anyone. */
export async function Sessions({ id, payload, user, i18n }: UIFieldServerProps) {
  if (!id || user?.collection !== 'users') return null;
  const isOwn = user.id === Number(id);
  if (!isOwn && !mayAct(user, 'users', 'endSessions')) return null;
  const say = sayIn(i18n);
  const sessions = await sessionsOf(payload, Number(id));
  const present = ownSession(user);
  const others = sessions.filter((session) => session.id !== present);
  return (
    <section className="account-part panel-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{say('Signed in')}</h2>
      {sessions.length === 0 && <p>{say('Not signed in.')}</p>}
      <ul className="account-part__sessions panel-list" data-lines>
        {sessions.map((session) => (
          <li className="panel-row" key={session.id}>
            <b>{browserIn(session.browser, say)}</b>
            <span className="panel-quiet">
              {withElements(say('since {time}'), {
                time: (
                  <time dateTime={session.since}>
                    {dayAndTime(new Date(session.since), { code: panelLocale(i18n) })}
                  </time>
                ),
              })}
            </span>
            {session.id === present ? (
              <em>{say('This one')}</em>
            ) : (
              <EndSessionButton
                user={Number(id)}
                session={session.id}
                text={say('Sign out')}
                of={browserIn(session.browser, say)}
              />
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <EndSessionButton user={Number(id)} text={say(isOwn ? 'Sign out everywhere else' : 'Sign out everywhere')} />
      )}
    </section>
  );
}
