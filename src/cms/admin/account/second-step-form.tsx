'use client';

import { type FormEvent, useState } from 'react';
import { useSay } from '../shell/use-say.ts';
import { postAccount } from './post-account.ts';
import { Field } from './second-factor-form.tsx';
import './account-part.css';

/** Form for the code, shown after a correct password. */
export function SecondStepForm() {
  const say = useSay();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    setBusy(true);
    const answer = await postAccount(say, 'second-step', { code });
    if (!answer.error) {
      const { searchParams } = new URL(location.href);
      const to = searchParams.get('redirect') ?? '/admin';
      location.assign(to.startsWith('/admin') ? to : '/admin');
      return;
    }
    setBusy(false);
    setError(answer.error);
  };
  const leave = async () => {
    await postAccount(say, 'second-step', { leave: true });
    location.reload();
  };

  return (
    <form
      className="second-step account-part"
      onSubmit={(event) => void send(event)}
      aria-labelledby="second-step-title"
    >
      <h2 id="second-step-title">{say('Enter your code')}</h2>
      <Field
        label={say('Six digits, or a recovery code')}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        onEnter={() => void send()}
      />
      <p className="panel-wrong" role="alert">
        {error}
      </p>
      <button type="submit" className="panel-button" data-main disabled={busy || code.trim() === ''}>
        {say('Sign in')}
      </button>
      <button type="button" className="panel-link" onClick={() => void leave()}>
        {say('Back')}
      </button>
    </form>
  );
}
