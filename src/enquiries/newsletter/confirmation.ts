import type { Payload } from 'payload';
import { senderOf } from '../../cms/mail/smtp.ts';
import { languageOf } from '../../domain/languages.ts';
import type { Organisation } from '../../domain/organisation.ts';
import { interfaceWords } from '../../i18n/interface-words.ts';
import { headerLine } from '../../lib/text/header-line.ts';
import { refusesAddress } from '../../lib/text/mail-address.ts';
import { again, type DeliveryJob, type Outcome } from '../destinations/attempt.ts';
import { answerOf, messageId, sendMail } from '../destinations/mail/deliver.ts';
import { takeReceipt } from '../outbox/receipt-limits.ts';
import { confirmLink } from './links.ts';

/**
 * Sends the mail in which the sender of an enquiry confirms the newsletter. Repeats no visitor
 * input, and goes to an address once a day at most: a stranger may have entered it.
 */
export async function deliverConfirmation(
  payload: Payload,
  { settings, submission, delivery }: DeliveryJob,
  organisation: Organisation,
  now: Date,
): Promise<Outcome> {
  if (!settings.SMTP_URL) return again('SMTP_URL is not set.');
  const to = submission.email ?? '';
  const refusal = await takeReceipt(payload, delivery, to, now, 'newsletter');
  if (refusal !== undefined) return { outcome: 'skipped', note: refusal };
  const language = languageOf(submission);
  const { newsletter: words } = interfaceWords(language);
  const { name, email, phone, address } = organisation;
  const link = confirmLink(settings, language, submission, now.getTime());
  try {
    await sendMail(settings, {
      from: senderOf(organisation, settings),
      messageId: messageId(submission, 'newsletter', settings.SITE_URL),
      to,
      replyTo: email,
      subject: headerLine(words.subject(name)),
      text: `${words.mail(name, link)}\n\n${name}\n${address.lines.join(interfaceWords(language).text.comma)}\n${phone}\n`,
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    });
    return { outcome: 'delivered', note: 'The mail server took it.' };
  } catch (error) {
    if (refusesAddress(error, to))
      return { outcome: 'skipped', note: 'Not sent: the mail server does not accept an address with such characters.' };
    return again(`The mail server: ${answerOf(error)}.`);
  }
}
