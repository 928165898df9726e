import { cookies } from 'next/headers.js';
import type { ServerProps } from 'payload';
import { pendingCookie, readPendingSignIn } from '../../auth/second-factor/pending-sign-in.ts';
import { words } from '../../panel/runtime-brand.ts';
import { sayIn } from '../../panel/say.ts';
import { SecondStepForm } from './second-step-form.tsx';
import './sign-in.css';

/** Heading of the sign-in page, and the code form once the password was correct. */
export async function SignInWelcome({ payload, i18n }: ServerProps) {
  const waits = readPendingSignIn((await cookies()).get(pendingCookie)?.value, payload.secret) !== undefined;
  return (
    <>
      <h1 className="sign-in__welcome">{sayIn(i18n)(words.signIn.heading)}</h1>
      {waits && <SecondStepForm />}
    </>
  );
}

/** Note below the sign-in form for visitors who followed a wrong link. */
export function SignInNote({ i18n }: ServerProps) {
  const [before, label, after] = sayIn(i18n)(words.signIn.note).split(/[{}]/);
  return (
    <p className="sign-in__note panel-words">
      {before}
      <a href="/contact-us">{label}</a>
      {after}
    </p>
  );
}
