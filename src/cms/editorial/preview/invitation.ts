import type { PayloadRequest } from 'payload';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { interfaceWords } from '../../../i18n/interface-words.ts';
import { headerLine } from '../../../lib/text/header-line.ts';
import { brand, languageOf } from '../../panel/runtime-brand.ts';
import { titleOf } from '../../records/record-titles.ts';
import type { Invitation } from './preview-links.ts';

/**
 * Mails a link to the invited person, in the language of the link. The link works without: a failed
 * mail is logged.
 *
 * @returns whether the mail server took it
 */
export async function mailInvitation(
  { payload, user, origin = '' }: PayloadRequest,
  { email, name = '', message = '', language }: Invitation,
  draft: object,
  { path, ends }: { readonly path: string; readonly ends: string },
): Promise<boolean> {
  const { siteUrl, mails } = payload.config.custom as { readonly siteUrl?: string; readonly mails?: boolean };
  if (!email || !mails) return false;
  const inLanguage = languageOf({ language });
  const { mail } = interfaceWords(inLanguage).review;
  const title = await titleOf(payload, draft);
  const from = user?.collection === 'users' ? (user.name ?? '') : '';
  const lines = [
    mail.greeting(name),
    '',
    mail.asks(from, title),
    ...(message ? ['', message] : []),
    '',
    new URL(path, siteUrl ?? origin).href,
    '',
    mail.ends(dayAndTime(new Date(ends), inLanguage)),
    '',
    brand.name,
    '',
  ];
  try {
    await payload.sendEmail({
      to: email,
      subject: headerLine(`${brand.name}: ${mail.invitation(title)}`),
      text: lines.join('\n'),
    });
    return true;
  } catch (err) {
    payload.logger.error({ err }, 'An invitation could not be mailed.');
    return false;
  }
}
