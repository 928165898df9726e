import { cookies } from 'next/headers.js';
import type { ServerProps } from 'payload';
import { readWaiting, waitingCookie } from '../accounts/second-factor/waiting.ts';
import { SecondStepForm } from './account/second-step-form.tsx';

/**
 * Above the form of the sign-in page; in its place once the password was right and a code is still
 * to come.
 */
export async function SignInWelcome({ payload }: ServerProps) {
  const waits = readWaiting((await cookies()).get(waitingCookie)?.value, payload.secret) !== undefined;
  return (
    <>
      <h1 className="sign-in__welcome">Come in out of the&nbsp;weather</h1>
      {waits && <SecondStepForm />}
    </>
  );
}

/** Below it, for whoever has come to the wrong door. */
export function SignInNote() {
  return (
    <p className="sign-in__note panel-words">
      For the people who run the site. If you came to write to us, the <a href="/contact-us">contact page</a> is next
      door.
    </p>
  );
}
