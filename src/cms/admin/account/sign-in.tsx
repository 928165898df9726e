import { cookies } from 'next/headers.js';
import type { ServerProps } from 'payload';
import { readWaiting, waitingCookie } from '../../auth/second-factor/waiting.ts';
import { SecondStepForm } from './second-step-form.tsx';

/** Heading of the sign-in page, and the code form once the password was correct. */
export async function SignInWelcome({ payload }: ServerProps) {
  const waits = readWaiting((await cookies()).get(waitingCookie)?.value, payload.secret) !== undefined;
  return (
    <>
      <h1 className="sign-in__welcome">Come in out of the&nbsp;weather</h1>
      {waits && <SecondStepForm />}
    </>
  );
}

/** Note below the sign-in form for visitors who followed a wrong link. */
export function SignInNote() {
  return (
    <p className="sign-in__note panel-words">
      For the people who run the site. If you came to write to us, the <a href="/contact-us">contact page</a> is next
      door.
    </p>
  );
}
