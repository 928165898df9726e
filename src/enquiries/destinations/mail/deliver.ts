import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import { placeOfClock } from '../../../cms/dashboard/clock.ts';
import { senderOf, smtpTransport } from '../../../cms/mail/smtp.ts';
import { words } from '../../../cms/panel/runtime-brand.ts';
import type { Submission } from '../../../cms/payload-types.ts';
import { dayAndTime } from '../../../config/brand/dates.ts';
import { timeoutOf } from '../../../config/derived.ts';
import type { Settings } from '../../../config/env.ts';
import { browserWordsIn, wordsIn } from '../../../content/words-in.ts';
import { firstLanguage, languageOf } from '../../../domain/languages.ts';
import { agencyAddress, type Organisation } from '../../../domain/organisation.ts';
import { halfDaysOf } from '../../../forms/half-days.ts';
import { interfaceWords } from '../../../i18n/interface-words.ts';
import { isMissing } from '../../../lib/missing-file.ts';
import { headerLine } from '../../../lib/text/header-line.ts';
import { needsSmtpUtf8, refusesAddress } from '../../../lib/text/mail-address.ts';
import { halfDayIn } from '../../calls/half-days.ts';
import { again, type DeliveryJob, fileMissing, type Outcome } from '../attempt.ts';

/**
 * Message ID that is the same for every attempt at one delivery, so that mail servers and mailboxes
 * can detect a repetition.
 */
export function messageId({ key }: Pick<Submission, 'key'>, destination: string, siteUrl: string): string {
  const hash = createHash('sha256').update(`${key} ${destination}`).digest('hex').slice(0, 32);
  return `<${hash}@${new URL(siteUrl).hostname}>`;
}

/**
 * Sends one mail.
 *
 * @throws errors of the mail server, or an error when none is configured
 */
export async function sendMail(settings: Settings, mail: SendMailOptions): Promise<void> {
  if (!settings.SMTP_URL) throw new Error('SMTP_URL is not set.');
  await smtpTransport(settings.SMTP_URL, timeoutOf(settings)).sendMail(mail);
}

function toAgency(
  { submission, settings, language, file, readers }: DeliveryJob,
  organisation: Organisation,
  withoutFile: boolean,
): SendMailOptions {
  const {
    id,
    kind,
    name,
    company,
    email,
    phone,
    portfolio,
    job,
    message,
    fileName,
    createdAt,
    call,
    halfDays,
    newsletter,
  } = submission;
  const rows = Object.entries({
    Job: job,
    Name: name,
    Company: company,
    Email: email,
    Phone: phone,
    Portfolio: portfolio,
    Received: `${dayAndTime(new Date(createdAt))} (${placeOfClock} time)`,
    Language: language,
    Call: call
      ? halfDaysOf(halfDays)
          .map((halfDay) => halfDayIn(halfDay, firstLanguage))
          .join('; ') || 'asked for, no half-day was left to choose'
      : undefined,
    Newsletter: newsletter ? 'ticked, to be confirmed by them' : undefined,
  });
  const facts = rows.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
  // Servers without SMTPUTF8 refuse a mail with such a header. Without a Reply-To, a reply would go
  // to the agency itself, so the text warns the reader.
  const needsManualReply = needsSmtpUtf8(email ?? '');
  const subject = kind === 'application' ? `Application for ${job}: ${name}` : `Enquiry from ${name}`;
  return {
    to: agencyAddress(organisation, kind, settings.MAIL_TO),
    // Bcc hides the recipients from one another.
    bcc: [...(readers ?? [])],
    ...(needsManualReply ? {} : { replyTo: { name: headerLine(name ?? ''), address: email ?? '' } }),
    subject: headerLine(subject),
    text: `${facts}\n\n${needsManualReply ? 'Their address has characters that many mail servers do not accept. Write to it by hand instead of pressing Reply.\n\n' : ''}${message ?? ''}\n\n${withoutFile ? `The file ${fileName} that came with it is missing on the server.\n\n` : ''}${settings.SITE_URL}/admin/collections/submissions/${id}\n`,
    ...(file && !withoutFile ? { attachments: [{ filename: fileName ?? 'file', path: file }] } : {}),
  };
}

/** Repeats no visitor input, so that the form cannot be used to send text to third parties. */
function toSender({ submission }: DeliveryJob, organisation: Organisation): SendMailOptions {
  const application = submission.kind === 'application';
  const language = languageOf(submission);
  const { receipt, text, call } = interfaceWords(language);
  // Parsed and formatted here, so that nothing of the visitor's own words is repeated.
  const halfDays = halfDaysOf(submission.halfDays).map((halfDay) => `- ${halfDayIn(halfDay, language)}`);
  const aboutCall = halfDays.length > 0 ? `\n\n${call.receipt}\n${halfDays.join('\n')}` : '';
  const subject = receipt[submission.kind](organisation.name);
  const answer = application ? wordsIn(words, language).jobs.receipt : browserWordsIn(words, language).thanks.enquiry;
  return {
    to: submission.email ?? '',
    replyTo: application ? organisation.jobsEmail : organisation.email,
    subject,
    text: `${answer}${aboutCall}\n\n${organisation.name}\n${organisation.address.lines.join(text.comma)}\n${organisation.phone}\n`,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  };
}

/** Describes a mail server's error without its text, which may repeat our input. */
export function answerOf(error: unknown): string {
  const { responseCode, code } = error as { readonly responseCode?: number; readonly code?: string };
  return responseCode ? `it answered ${responseCode}` : (code ?? 'it failed');
}

/**
 * Sends the enquiry to the agency, or the receipt to the sender.
 *
 * @param organisation contact details of the agency
 */
export async function deliverByMail(
  deliveryJob: DeliveryJob,
  destination: 'mail' | 'receipt',
  organisation: Organisation,
): Promise<Outcome> {
  const { settings, submission } = deliveryJob;
  if (!settings.SMTP_URL) return again('SMTP_URL is not set.');
  try {
    const withoutFile = destination === 'mail' && deliveryJob.file !== undefined && (await isMissing(deliveryJob.file));
    await sendMail(settings, {
      from: senderOf(organisation, settings),
      messageId: messageId(submission, destination, settings.SITE_URL),
      ...(destination === 'mail'
        ? toAgency(deliveryJob, organisation, withoutFile)
        : toSender(deliveryJob, organisation)),
    });
    const note = 'The mail server took it.';
    return withoutFile ? { outcome: 'incomplete', note: `${note} ${fileMissing}` } : { outcome: 'delivered', note };
  } catch (error) {
    if (destination === 'receipt' && refusesAddress(error, submission.email ?? ''))
      return { outcome: 'skipped', note: 'Not sent: the mail server does not accept an address with such characters.' };
    return again(`The mail server: ${answerOf(error)}.`);
  }
}
