'use client';

import { type FormEvent, useState } from 'react';
import { useSay } from '../shell/use-say.ts';

interface Refusal {
  readonly errors?: readonly {
    readonly message?: string;
    readonly data?: { readonly errors?: readonly { readonly message?: string }[] };
  }[];
}

/** Returns the server's reason for refusing a password, if it gave one. */
function reasonOf({ errors = [] }: Refusal): string | undefined {
  const [error] = errors;
  return error?.data?.errors?.[0]?.message ?? error?.message;
}

/** Form for a first password of one's own; reloads the page once it is saved. */
export function FirstPasswordForm({ userId }: { readonly userId: number | string }) {
  const say = useSay();
  const [message, setMessage] = useState('');
  const [saving, setSaving] = useState(false);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = form.get('password');
    if (password !== form.get('again')) {
      setMessage(say('The two passwords are not the same.'));
      return;
    }
    setSaving(true);
    setMessage('');
    try {
      const answer = await fetch(`/cms/users/${userId}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password }),
      });
      if (answer.ok) {
        location.assign('/admin');
        return;
      }
      const reason = reasonOf((await answer.json()) as Refusal);
      setMessage(reason ?? say('The password could not be saved. Please try again.'));
    } catch {
      setMessage(say('The server cannot be reached. Please try again.'));
    }
    setSaving(false);
  };

  return (
    <form className="first-password__form" onSubmit={save} aria-labelledby="first-password-title">
      <h2 id="first-password-title">{say('Choose a password of your own before you go on')}</h2>
      <label>
        {say('New password, at least 12 characters')}
        <input
          type="password"
          className="panel-input"
          name="password"
          autoComplete="new-password"
          minLength={12}
          required
        />
      </label>
      <label>
        {say('The same again')}
        <input
          type="password"
          className="panel-input"
          name="again"
          autoComplete="new-password"
          minLength={12}
          required
        />
      </label>
      <button type="submit" className="panel-button" data-main disabled={saving}>
        {say('Save the password')}
      </button>
      <p className="panel-wrong" role="alert">
        {message}
      </p>
      <a className="panel-link" href="/admin/logout">
        {say('Log out')}
      </a>
    </form>
  );
}
