import type { BeforeListServerProps } from 'payload';
import { mayAct } from '../../cms/access/may.ts';
import { sayIn } from '../../cms/panel/say.ts';

/** Link to the subscribers as a file for the program that sends the newsletter. */
export function SubscribersExport({ i18n, user }: BeforeListServerProps) {
  if (!mayAct(user, 'subscribers', 'export')) return null;
  return (
    <p>
      <a className="panel-button" href="/cms/subscribers/export.csv" download>
        {sayIn(i18n)('Download who gets it (CSV)')}
      </a>
    </p>
  );
}
