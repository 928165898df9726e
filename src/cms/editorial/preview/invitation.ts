import type { PayloadRequest } from 'payload';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { languages } from '../../../config/brand/languages.ts';
import { firstLanguage } from '../../../domain/languages.ts';
import { interfaceWords } from '../../../i18n/interface-words.ts';
import { headerLine } from '../../../lib/text/header-line.ts';
import { brand } from '../../panel/runtime-brand.ts';
import { readFacts } from '../../records/read-facts.ts';
import { titleIn } from '../../records/record-titles.ts';
import { untitled } from '../../records/untitled.ts';
import type { Invitation } from './preview-links.ts';

/**
 * Mails a link to the invited person, in the language of the link. The link works without: a failed
 * mail is logged.
 *
 * @returns whether the mail server took it
 */
export async function mailInvitation(
  { payload, user, origin = '' }: PayloadRequest,
  { email, name = '', message = '', language: code }: Invitation,
  draft: object,
  { path, ends }: { readonly path: string; readonly ends: string },
): Promise<boolean> {
  const { siteUrl, mails } = payload.config.custom as { readonly siteUrl?: string; readonly mails?: boolean };
  if (!email || !mails) return false;
  const language = languages.find((one) => one.code === code) ?? firstLanguage;
  const { mail } = interfaceWords(language).review;
  const named = 'job' in draft ? draft.job : 'title' in draft ? draft.title : undefined;
  const title = titleIn(typeof named === 'string' && named ? named : untitled, await readFacts(payload));
  const from = user?.collection === 'users' ? (user.name ?? '') : '';
  const lines = [
    mail.greeting(name),
    '',
    mail.asks(from, title),
    ...(message ? ['', message] : []),
    '',
    new URL(path, siteUrl ?? origin).href,
    '',
    mail.ends(dayAndTime(new Date(ends), language)),
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
