import type { UIFieldServerProps } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand } from '../../cms/panel/runtime-brand.ts';
import { type PanelI18n, panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';
import { type Subscription, subscriptionOf } from '../newsletter/subscribers.ts';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: brand.timeZone });

/** Months after which a submission is removed, added to its day. */
function keptUntil({ kind, createdAt }: Submission): Date {
  const { KEEP_ENQUIRIES_MONTHS, KEEP_APPLICATIONS_MONTHS } = parseSettings();
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + (kind === 'enquiry' ? KEEP_ENQUIRIES_MONTHS : KEEP_APPLICATIONS_MONTHS));
  return end;
}

/** State of the sender's newsletter in words. */
function describeSubscription(subscription: Subscription, i18n: PanelI18n): string {
  const say = sayIn(i18n);
  switch (subscription.state) {
    case 'confirmed':
      return say('Confirmed on {day}.', { day: day(new Date(subscription.at), panelLocale(i18n)) });
    case 'left':
      return say('Left on {day}.', { day: day(new Date(subscription.at), panelLocale(i18n)) });
    case 'asked':
      return say('Ticked, not confirmed: the button in our mail has not been pressed.');
    default:
      return say('Not ticked. No marketing.');
  }
}

/** Personal data of the sender: what was said about it and how long it is kept. */
export async function PersonalData({ data, id, i18n, payload, user }: UIFieldServerProps) {
  const submission = data as Submission | undefined;
  if (!id || !submission?.createdAt) return null;
  const say = sayIn(i18n);
  const { email, kind, statement } = submission;
  const locale = panelLocale(i18n);
  const newsletter = kind === 'enquiry' && describeSubscription(await subscriptionOf(payload, submission), i18n);
  return (
    <div className="personal-data">
      <h3 className="panel-part">{say('Personal data')}</h3>
      <dl>
        {newsletter && <dt>{say('Newsletter')}</dt>}
        {newsletter && <dd>{newsletter}</dd>}
        <dt>{say('Statement on personal data')}</dt>
        <dd>{statement ? say('Version of {day}', { day: day(new Date(statement), locale) }) : say('Not known')}</dd>
        <dt>{say('Kept until')}</dt>
        <dd>{day(keptUntil(submission), locale)}</dd>
      </dl>
      {email && mayAct(user, 'submissions', 'person') && (
        <a className="panel-button" href={`/admin/submissions/${id}/person`}>
          {say('What we hold on this person')}
        </a>
      )}
    </div>
  );
}
