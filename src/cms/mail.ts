import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { Settings } from '../env.ts';
import { brand } from './at-start.ts';

const sender = { defaultFromAddress: brand.email, defaultFromName: brand.name };

/** Says that a message was not sent, and to nobody whom it was for. */
const withoutMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  ...sender,
  sendEmail: async ({ subject }) => {
    payload.logger.warn(`Mail is not set up (SMTP_URL); not sent: "${subject}"`);
  },
});

/** Mail of the admin panel, such as a forgotten password: through SMTP_URL when it is set. */
export function mailAdapter({ SMTP_URL }: Settings): EmailAdapter | Promise<EmailAdapter> {
  if (!SMTP_URL) return withoutMail;
  return nodemailerAdapter({ ...sender, skipVerify: true, transport: createTransport(SMTP_URL) });
}
