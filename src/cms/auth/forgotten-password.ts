import { addDataAndFileToRequest, type CollectionConfig, type Endpoint, type Payload } from 'payload';
import { brand } from '../panel/runtime-brand.ts';
import { sayIn } from '../panel/say.ts';
import { limitAttempts } from './attempt-limit.ts';
import { clientIpOf } from './client-ip.ts';

/** Mails that one client may ask for in ten minutes. */
const mostMails = 5;
const time = 10 * 60 * 1000;

/** Milliseconds between two mails to one account, from any client. */
const betweenMails = 60_000;

const answer = 'If an account has this address, an email with a link is on its way. The link is valid for an hour.';

const attempts = limitAttempts(mostMails, time);

async function sendMail(payload: Payload, email: string): Promise<void> {
  try {
    await payload.forgotPassword({ collection: 'users', data: { email } });
  } catch (error) {
    payload.logger.error({ err: error }, 'An email for a forgotten password could not be sent.');
  }
}

/**
 * Replaces Payload's `POST /cms/users/forgot-password`. Answers the same for every address and
 * before the look-up, so neither text nor timing reveals which accounts exist.
 */
export const forgottenPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const email: unknown = req.data?.email;
    if (typeof email === 'string' && email.length <= 320 && attempts.take(clientIpOf(req)))
      void sendMail(req.payload, email);
    return Response.json({ message: sayIn(req.i18n)(answer) }, { headers: { 'cache-control': 'no-store' } });
  },
};

type ForgotPassword = NonNullable<Exclude<CollectionConfig['auth'], boolean | undefined>['forgotPassword']>;

/** @param siteUrl public address of the site; the mail never takes its host from the request */
export const forgottenPasswordMail = (siteUrl: string): ForgotPassword => ({
  expiration: 60 * 60 * 1000,
  minRequestInterval: betweenMails,
  generateEmailSubject: () => `${brand.name}: choose a new password`,
  generateEmailHTML: (args) => {
    const link = `${siteUrl}/admin/reset/${args?.token ?? ''}`;
    return [
      '<p>A new password for the admin panel was requested, probably by you.</p>',
      `<p><a href="${link}">${link}</a></p>`,
      '<p>The link is valid for an hour, once. If it was not you, ignore this mail: your password is unchanged.</p>',
    ].join('\n');
  },
});
