import { brand } from '../../config/brand/facts.ts';
import { brandLines } from '../../config/brand/lines.ts';
import { dialled, type Organisation, whatsAppAddress } from '../../domain/organisation.ts';
import { choicesOf, halfDaysField, newsletterField } from '../../forms/call.ts';
import { enquiryRules } from '../../forms/enquiry.ts';
import type { CallDay } from '../../forms/half-days.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { partsByLanguage } from '../../lib/text/language.ts';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Hours } from '../hours/hours.tsx';
import type { FormWordsOfBrand, Ticked } from '../view.ts';
import { CallRequest } from './call-request.tsx';
import styles from './contact-form.module.css';
import { Form } from './form.tsx';
import { Statement } from './statement.tsx';
import { TickBox } from './tick-box.tsx';

export interface ContactFormProps {
  /** Suggestion of what to write about. */
  readonly lead: string;
  /** Notice on how the data is used. */
  readonly statement: string;
  /** Shown after the form was sent. */
  readonly thanks: string;
  readonly organisation: Organisation;
  /** Path of the page, to which the form is sent. */
  readonly path: string;
  readonly personalData: FormWordsOfBrand;
  /** Days on which a call is possible. */
  readonly callDays?: readonly CallDay[];
  /** Plan that the visitor selected; the message starts with it. */
  readonly plan?: string | undefined;
  readonly outcome?: FormOutcome | undefined;
  readonly sent?: boolean;
  /** Boxes that were ticked in the form that was sent. */
  readonly ticked?: Ticked | undefined;
}

/** Contact details and the contact form. */
export function ContactForm({
  lead,
  statement,
  thanks,
  organisation,
  path,
  personalData,
  callDays = [],
  plan,
  outcome,
  sent = false,
  ticked = { call: false, newsletter: false },
}: ContactFormProps) {
  const { form: words, text, newsletter, whatsApp } = useWords();
  const { place } = brandLines(useLanguage());
  const zone = { name: brand.timeZone, place: place ?? organisation.address.region };
  const choices = choicesOf(outcome?.values ?? {});
  const errorOf = (name: string) => outcome?.errors.find(({ field }) => field === name)?.message;
  return (
    <section className={`grid ${styles.section}`} data-ground="accent3" aria-label={words.section}>
      <div className={styles.side}>
        <p className={styles.lead}>
          {partsByLanguage(lead).map(({ text, lang }) => (
            <span key={text} lang={lang}>
              {text}
            </span>
          ))}
        </p>
        <dl className={styles.ways}>
          <div>
            <dt>{words.write}</dt>
            <dd>
              <MailLink address={organisation.email} />
            </dd>
          </div>
          <div>
            <dt>{words.ring}</dt>
            <dd>
              <a href={dialled(organisation.phone)}>{organisation.phone}</a>
            </dd>
          </div>
          {organisation.whatsapp && (
            <div>
              <dt>{whatsApp.name}</dt>
              <dd>
                <a href={whatsAppAddress(organisation.whatsapp, whatsApp.line(words.section))} rel="noopener">
                  {organisation.whatsapp}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{words.visit}</dt>
            <dd>{organisation.address.lines.join(text.comma)}</dd>
          </div>
          <div>
            <dt>{words.jobs}</dt>
            <dd>
              <MailLink address={organisation.jobsEmail} />
            </dd>
          </div>
        </dl>
        <Hours hours={organisation.openingHours} zone={zone} />
      </div>
      <div className={styles.form} id="form">
        <Form
          rules={enquiryRules}
          thanks={thanks}
          action={path}
          name={words.enquiry}
          hint={words.enquiryHint}
          button={words.enquiryButton}
          statement={statement}
          statementVersion={personalData.statement.version}
          hints={{ phone: words.phoneHint }}
          email={organisation.email}
          plan={plan}
          outcome={outcome}
          sent={sent}
          ticked={ticked}
        >
          <div className={styles.boxes}>
            <CallRequest
              days={callDays}
              zone={zone}
              note={personalData.call}
              isWanted={choices.call}
              chosen={new Set(choices.halfDays)}
              error={errorOf(halfDaysField)}
            />
            {personalData.newsletter && (
              <TickBox
                name={newsletterField}
                label={newsletter.ask}
                note={personalData.newsletter}
                isTicked={choices.newsletter}
              />
            )}
          </div>
        </Form>
      </div>
      <Statement rows={personalData.statement.rows} className={styles.statement} />
    </section>
  );
}
