import type { UIFieldServerProps } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { dateFormat } from '../../cms/panel/date-format.ts';
import { brand } from '../../cms/panel/runtime-brand.ts';
import { panelLocale, sayIn } from '../../cms/panel/say.ts';
import type { Submission } from '../../cms/payload-types.ts';
import { parseSettings } from '../../config/env.ts';

const day = dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: brand.timeZone });

/** Months after which a submission is removed, added to its day. */
function keptUntil({ kind, createdAt }: Submission): Date {
  const { KEEP_ENQUIRIES_MONTHS, KEEP_APPLICATIONS_MONTHS } = parseSettings();
  const end = new Date(createdAt);
  end.setUTCMonth(end.getUTCMonth() + (kind === 'enquiry' ? KEEP_ENQUIRIES_MONTHS : KEEP_APPLICATIONS_MONTHS));
  return end;
}

/** Personal data of the sender: what was said about it and how long it is kept. */
export function PersonalData({ data, id, i18n, user }: UIFieldServerProps) {
  const submission = data as Submission | undefined;
  if (!id || !submission?.createdAt) return null;
  const say = sayIn(i18n);
  const { email, kind, newsletter, statement } = submission;
  const locale = panelLocale(i18n);
  return (
    <div className="personal-data">
      <h3 className="panel-part">{say('Personal data')}</h3>
      <dl>
        {kind === 'enquiry' && <dt>{say('Newsletter')}</dt>}
        {kind === 'enquiry' && (
          <dd>
            {newsletter ? say('Ticked. It comes once it is confirmed by mail.') : say('Not ticked. No marketing.')}
          </dd>
        )}
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
