import type { EmailAdapter } from 'payload';
import type { Settings } from '../../config/env.ts';
import { organisationOf } from '../../domain/organisation.ts';
import { brand } from '../panel/runtime-brand.ts';
import { readFacts } from '../records/read-facts.ts';
import { senderOf, smtpTransport } from './smtp.ts';

/**
 * Mail adapter of the panel, for example for forgotten passwords. Sends through SMTP_URL, or logs a
 * warning without it.
 */
export const mailAdapter =
  (settings: Settings): EmailAdapter =>
  ({ payload }) => ({
    name: 'smtp',
    defaultFromAddress: brand.email,
    defaultFromName: brand.name,
    sendEmail: async (mail) => {
      const { SMTP_URL, DELIVERY_PATIENCE } = settings;
      if (!SMTP_URL) {
        payload.logger.warn(`Mail is not set up (SMTP_URL); not sent: "${mail.subject}"`);
        return;
      }
      // Payload's default sender is a string built at start; the reply to an enquiry brings its own
      // sender.
      const from =
        typeof mail.from === 'object' ? mail.from : senderOf(organisationOf(await readFacts(payload)), settings);
      await smtpTransport(SMTP_URL, DELIVERY_PATIENCE * 1000).sendMail({ ...mail, from });
    },
  });
