import { readSecret } from '../../cms/auth/secret.ts';
import { languages } from '../../cms/panel/runtime-brand.ts';
import type { Submission, Subscriber } from '../../cms/payload-types.ts';
import type { Settings } from '../../config/env.ts';
import { firstLanguage, type Language, withPrefix } from '../../domain/languages.ts';
import { newsletterPath } from '../../domain/template-addresses.ts';
import { confirmToken, leaveToken } from './tokens.ts';

/** Address of a page in the language of this code. */
const addressIn = (path: string, { code }: Pick<Language, 'code'>): string =>
  withPrefix(path, languages.find((one) => one.code === code) ?? firstLanguage);

/** Address at which the sender of an enquiry confirms the newsletter. */
export const confirmLink = (
  settings: Settings,
  language: Pick<Language, 'code'>,
  submission: Pick<Submission, 'id' | 'key'>,
  now: number,
): string =>
  settings.SITE_URL +
  addressIn(`${newsletterPath}/confirm/${confirmToken(readSecret(settings), submission, now)}`, language);

/** Address at which a subscriber leaves. */
export const leaveLink = (
  settings: Settings,
  language: Pick<Language, 'code'>,
  subscriber: Pick<Subscriber, 'id' | 'address'>,
): string =>
  settings.SITE_URL + addressIn(`${newsletterPath}/leave/${leaveToken(readSecret(settings), subscriber)}`, language);
