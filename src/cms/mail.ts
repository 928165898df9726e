import type { EmailAdapter } from 'payload';
import type { Settings } from '../env.ts';
import { houseOf } from '../shared/house.ts';
import { brand } from './at-start.ts';
import { readFacts } from './read-facts.ts';
import { senderOf, smtpTransport } from './smtp.ts';

/** Mail of the admin panel, such as a forgotten password: through SMTP_URL when it is set. */
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
      // Payload writes the sender as text, from what was known at the start; an answer to an
      // enquiry brings its own.
      const from = typeof mail.from === 'object' ? mail.from : senderOf(houseOf(await readFacts(payload)), settings);
      await smtpTransport(SMTP_URL, DELIVERY_PATIENCE * 1000).sendMail({ ...mail, from });
    },
  });
