import type { UIFieldServerProps } from 'payload';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { mayAct } from '../../access/may.ts';
import { accountOf, hasSecondFactor, recoveryLeft } from '../../auth/second-factor/stored-factor.ts';
import { panelLocale, sayIn } from '../../panel/say.ts';
import { withElements } from '../../panel/with-elements.tsx';
import { SecondFactorForm, TakeOffButton } from './second-factor-form.tsx';
import './account-part.css';

/**
 * Second factor of an account: the owner sets it up and removes it; an administrator can remove it
 * after a lost phone.
 */
export async function SecondFactor({ id, payload, user, i18n }: UIFieldServerProps) {
  if (!id || user?.collection !== 'users') return null;
  const isOwn = user.id === Number(id);
  if (!isOwn && !mayAct(user, 'users', 'takeOff')) return null;
  const account = await accountOf(payload, Number(id));
  if (!account) return null;
  const say = sayIn(i18n);
  const since = hasSecondFactor(account) ? account.secondFactor?.since : undefined;
  return (
    <section className="account-part panel-part" aria-labelledby="second-factor-title">
      <h2 id="second-factor-title">{say('Authenticator app')}</h2>
      <p>
        {since
          ? withElements(
              say(
                'On since {time}. After the password, a code from the app is asked for. {count} recovery codes are left.',
                { count: recoveryLeft(account).length },
              ),
              { time: <time dateTime={since}>{dayAndTime(new Date(since), { code: panelLocale(i18n) })}</time> },
            )
          : say('Off. With an app on a phone, a stolen password alone is not enough to sign in.')}
      </p>
      {isOwn && <SecondFactorForm isOn={Boolean(since)} />}
      {!isOwn && since && <TakeOffButton id={Number(id)} name={account.name ?? say('this person')} />}
    </section>
  );
}
