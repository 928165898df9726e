import { brand } from '../../config/brand/facts.ts';
import { brandLines } from '../../config/brand/lines.ts';
import { dialled, type Organisation, whatsAppAddress } from '../../domain/organisation.ts';
import { enquiryRules } from '../../forms/enquiry.ts';
import type { FormOutcome } from '../../forms/outcome.ts';
import { useLanguage, useWords } from '../../i18n/language-context.ts';
import { partsByLanguage } from '../../lib/text/language.ts';
import { MailLink } from '../../ui/mail-link/mail-link.tsx';
import { Hours } from '../hours/hours.tsx';
import styles from './contact-form.module.css';
import { Form } from './form.tsx';

export interface ContactFormProps {
  /** Suggestion of what to write about. */
  readonly lead: string;
  /** Notice on how the data is used. */
  readonly statement: string;
  /** Shown after the form was sent. */
  readonly thanks: string;
  readonly organisation: Organisation;
  /** Plan that the visitor selected; the message starts with it. */
  readonly plan?: string | undefined;
  readonly outcome?: FormOutcome | undefined;
  readonly sent?: boolean;
}

/** Contact details and the contact form. */
export function ContactForm({ lead, statement, thanks, organisation, plan, outcome, sent = false }: ContactFormProps) {
  const { form: words, text, whatsApp } = useWords();
  const { place } = brandLines(useLanguage());
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
        <Hours
          hours={organisation.openingHours}
          zone={{ name: brand.timeZone, place: place ?? organisation.address.region }}
        />
      </div>
      <div className={styles.form} id="form">
        <Form
          rules={enquiryRules}
          thanks={thanks}
          action="/contact-us"
          name={words.enquiry}
          hint={words.enquiryHint}
          button={words.enquiryButton}
          statement={statement}
          email={organisation.email}
          plan={plan}
          outcome={outcome}
          sent={sent}
        />
      </div>
    </section>
  );
}
